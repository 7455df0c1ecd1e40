import { launch, openPage } from "./browser.mjs";
import { servePage } from "./server.mjs";
const server = await servePage("/tmp/web-dist", "/work/main");
const browser = await launch();
const S="/tmp/screens";
const asked=()=>document.querySelector(".status.is-yours, .status.is-over") !== null;
try {
  { // new match page, then 4 players
    const { page, troubles, context } = await openPage(browser);
    await context.addInitScript(() => { if(!localStorage.getItem("thwart.settings")) localStorage.setItem("thwart.settings", JSON.stringify({ level: 1, pace: "quick", language: "en" }))});
    await page.goto(server.address+"/#/new/quoridor");
    await page.waitForSelector(".new-form");
    await page.locator(".new-form select").first().selectOption("4");
    await page.waitForTimeout(800);
    await page.screenshot({path:S+"/new.png"});
    await page.click(".new-form .primary");
    await page.waitForFunction(asked,undefined,{timeout:60000});
    // hover a groove, then click an illegal place
    const p = await page.evaluate(()=>thwart.points("e4h"));
    await page.mouse.move(p[0].x,p[0].y); await page.waitForTimeout(200);
    await page.screenshot({path:S+"/quoridor4-hover.png"});
    await page.mouse.click(p[0].x,p[0].y);
    await page.waitForTimeout(300);
    await page.waitForFunction(asked,undefined,{timeout:60000});
    await page.mouse.click(p[0].x,p[0].y);
    await page.waitForTimeout(500);
    console.log("refusal:", await page.locator(".detail").innerText());
    await page.goto(server.address+"/#/new/halma");
    await page.waitForSelector(".new-form");
    await page.locator(".new-form select").first().selectOption("1");
    await page.waitForTimeout(800);
    await page.click(".new-form .primary");
    await page.waitForFunction(asked,undefined,{timeout:60000});
    for(let i=0;i<3;i++){ const st=await page.evaluate(()=>thwart.suggest(3)); const pts=await page.evaluate((t)=>thwart.points(t),st); for(const q of pts) await page.mouse.click(q.x,q.y); await page.waitForTimeout(300);}
    const st=await page.evaluate(()=>thwart.suggest(3)); const pts=await page.evaluate((t)=>thwart.points(t),st);
    await page.mouse.click(pts[0].x,pts[0].y); await page.mouse.move(pts[1].x,pts[1].y); await page.waitForTimeout(300);
    await page.screenshot({path:S+"/solo.png"});
    console.log("seat:", await page.locator(".seat").innerText());
    await page.click("text=Take back"); await page.waitForTimeout(500);
    console.log("after undo:", await page.locator(".seat").innerText(), "|", await page.locator(".detail").innerText());
    await page.locator("header select").selectOption("zh-Hant"); await page.waitForTimeout(800);
    await page.screenshot({path:S+"/solo-zh.png"});
    console.log(troubles); await context.close();
  }
  { const { page, troubles, context } = await openPage(browser,{viewport:{width:360,height:740},hasTouch:true,isMobile:true,deviceScaleFactor:2});
    await context.addInitScript(() => localStorage.setItem("thwart.settings", JSON.stringify({ level: 1, pace: "quick", language: "lt" })));
    await page.goto(server.address); await page.waitForSelector("button[data-game=quoridor]");
    await page.tap("button[data-game=quoridor]");
    await page.waitForFunction(asked,undefined,{timeout:60000});
    const p = await page.evaluate(()=>thwart.points("c3v"));
    await page.touchscreen.tap(p[0].x,p[0].y); await page.waitForTimeout(400);
    await page.screenshot({path:S+"/touch-pending.png"});
    console.log("steps before confirm", await page.evaluate(()=>thwart.steps));
    await page.tap(".confirm .primary"); await page.waitForTimeout(500);
    console.log("steps after confirm", await page.evaluate(()=>thwart.steps), await page.locator(".moves").innerText().catch(()=>""));
    console.log(troubles); await context.close();
  }
} finally { await browser.close(); server.close(); }
