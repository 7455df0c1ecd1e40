// Written by tools/protocol_types from the tables in protocol/. Change those instead.

export const protocolVersion = 1;
export const protocolFeatures = ['snapshots'] as const;

/** Counted from 1. */
export type Seat = number;
/** Of a moment: since the epoch of the server's clock. */
export type Milliseconds = number;

export type SeatPlayer = 'open' | 'person' | 'computer';

export type Leaving = 'takeover' | 'retire';

export type RoomStatus = 'waiting' | 'playing' | 'over';

export type Ending = 'rules' | 'stuck' | 'standstill' | 'repetition' | 'agreed' | 'resigned' | 'time' | 'abandoned' | 'aborted';

export type Refusal = 'malformed' | 'not_allowed' | 'not_found' | 'out_of_date' | 'taken' | 'too_many' | 'unavailable';

export type Chair = 'you' | 'open' | 'computer';

export type AnalysisStatus = 'waiting' | 'thinking' | 'done' | 'cancelled';

/** What was agreed besides the setup and the players. */
export interface Terms {
  /** to begin from; empty for the usual start */
  readonly position: string;
  /** "none", or as in "5:00+3,30/turn" */
  readonly clock: string;
  /** the third occurrence of a position is a draw */
  readonly repetition: boolean;
  /** many turns without progress end the match as it stands */
  readonly standstill: boolean;
  /** what becomes of the seat of somebody who leaves */
  readonly leaving: Leaving;
  /** the level of a computer that takes over */
  readonly stand_in: number;
  /** may be asked for */
  readonly takebacks: boolean;
  /** counts for the ratings */
  readonly is_rated: boolean;
  /** stands in the lobby */
  readonly is_public: boolean;
}

/** A seat, as everybody sees it. */
export interface SeatView {
  /** who sits there */
  readonly player: SeatPlayer;
  /** empty while the seat is open */
  readonly name: string;
  /** of a computer, 1 is the weakest */
  readonly level?: number;
  /** to start */
  readonly is_ready: boolean;
  /** has a connection now */
  readonly is_online: boolean;
  /** the receiver sits there */
  readonly is_you: boolean;
  /** of an account, for this game */
  readonly rating?: number;
}

/** An event of a match. */
export interface EventLine {
  /** its number, from 1 without gaps */
  readonly seq: number;
  /** when it happened */
  readonly at: Milliseconds;
  /** what happened, as in "61500 move 2 e8" */
  readonly text: string;
}

/** A position, for those who do not replay the events themselves. */
export interface Snapshot {
  /** the last event in it */
  readonly seq: number;
  /** its text */
  readonly position: string;
  /** who is to move; left out when chance acts or nobody may */
  readonly turn?: Seat;
  /** the steps to choose from; empty for all but the one to move */
  readonly legal: readonly string[];
}

/** How the clocks stood at a moment. */
export interface Clocks {
  /** that moment */
  readonly at: Milliseconds;
  /** what each seat has left; null without a clock */
  readonly left: readonly (Milliseconds | null)[];
  /** what the turn has left, where turns are limited */
  readonly turn_left?: Milliseconds;
  /** the seat whose clock runs */
  readonly runs?: Seat;
}

/** What a match did to a rating. */
export interface RatingChange {
  /** whose */
  readonly seat: Seat;
  /** the match */
  readonly before: number;
  /** the match */
  readonly after: number;
}

/** How a match ended. */
export interface ResultView {
  /** why */
  readonly ending: Ending;
  /** by seat, 1 is best, ties share; empty where nobody is ranked */
  readonly ranks: readonly number[];
  /** who resigned, ran out of time, left or aborted */
  readonly seat?: Seat;
  /** of the accounts, in a rated match */
  readonly ratings: readonly RatingChange[];
}

/** Something that was said. */
export interface ChatLine {
  /** a name */
  readonly from: string;
  /** left out for a spectator */
  readonly seat?: Seat;
  /** plain text, never markup */
  readonly text: string;
  /** when */
  readonly at: Milliseconds;
}

/** What the receiver is to a room. */
export interface You {
  /** the seats you have */
  readonly seats: readonly Seat[];
  /** opens them again; keep it secret */
  readonly key?: string;
  /** may set seats and start */
  readonly is_host: boolean;
}

/** Whether somebody is there. */
export interface SeatPresence {
  /** has a connection now */
  readonly is_online: boolean;
  /** when the patience with somebody who is gone ends */
  readonly leaves_at?: Milliseconds;
}

/** A public room. */
export interface LobbyRoom {
  /** of the room */
  readonly code: string;
  /** the game and its options */
  readonly setup: string;
  /** as in Terms */
  readonly clock: string;
  /** a name */
  readonly host: string;
  /** how many */
  readonly seats: number;
  /** how many */
  readonly open_seats: number;
  /** how many */
  readonly spectators: number;
  /** counts for the ratings */
  readonly is_rated: boolean;
  /** whether it has begun */
  readonly status: RoomStatus;
}

/** Whom the host wants on a seat. */
export interface ChairWish {
  /** who */
  readonly player: Chair;
  /** of a computer */
  readonly level?: number;
}

/** Who played. */
export interface MatchPlayer {
  /** a person or a computer */
  readonly player: SeatPlayer;
  /** may be empty */
  readonly name: string;
  /** of a computer */
  readonly level?: number;
  /** before the match */
  readonly rating?: number;
}

/** A way to go on. */
export interface AnalysisLine {
  /** from the position */
  readonly steps: readonly string[];
  /** by side; 30000 less the steps to it is a sure win */
  readonly scores: readonly number[];
}

/** A rating. */
export interface RatingView {
  /** game and sides, as in "quoridor/2" */
  readonly kind: string;
  /** 1500 at first */
  readonly rating: number;
  /** how unsure it is; above 110 it is provisional */
  readonly deviation: number;
  /** that it rests on */
  readonly matches: number;
}

/** A room where you have a seat. */
export interface MyRoom {
  /** of the room */
  readonly code: string;
  /** the game and its options */
  readonly setup: string;
  /** whether it has begun */
  readonly status: RoomStatus;
  /** somebody waits for you */
  readonly is_your_turn: boolean;
}

/** A match in a list. */
export interface MatchSummary {
  /** of the match */
  readonly id: string;
  /** the game and its options */
  readonly setup: string;
  /** by seat */
  readonly players: readonly MatchPlayer[];
  /** when it did */
  readonly begins: Milliseconds;
  /** after the end */
  readonly result?: ResultView;
}

/** A token without its secret. */
export interface TokenView {
  /** to drop it by */
  readonly id: string;
  /** yours */
  readonly label: string;
  /** when */
  readonly made: Milliseconds;
}

/** The first message on a connection. Answer: `welcome`. */
export interface ClientHello {
  readonly t: 'hello';
  /** of the protocol that the client speaks */
  readonly version: number;
  /** those it wants */
  readonly features: readonly string[];
}

/** See a room and hear what happens there. Answer: `room`. */
export interface ClientEnter {
  readonly t: 'enter';
  /** the code of the room */
  readonly room: string;
  /** the last event you know; without it you get all */
  readonly since?: number;
  /** of your seat; without it you are who your cookie or token says */
  readonly key?: string;
}

/** Hear no more of a room. Your seat stays yours. */
export interface ClientLeave {
  readonly t: 'leave';
  /** the code of the room */
  readonly room: string;
}

/** Take an open seat. Answer: `seats`, with your key. */
export interface ClientSit {
  readonly t: 'sit';
  /** the code of the room */
  readonly room: string;
  /** an open one */
  readonly seat: Seat;
  /** what others see; without it you keep yours */
  readonly name?: string;
}

/** Give your seat back, before the start. */
export interface ClientStand {
  readonly t: 'stand';
  /** the code of the room */
  readonly room: string;
}

/** The host opens a seat or gives it to a computer, before the start. */
export interface ClientSeat {
  readonly t: 'seat';
  /** the code of the room */
  readonly room: string;
  /** which */
  readonly seat: Seat;
  /** "open" or "computer" */
  readonly player: SeatPlayer;
  /** of the computer */
  readonly level?: number;
}

/** Say that you are ready to start, or not. */
export interface ClientReady {
  readonly t: 'ready';
  /** the code of the room */
  readonly room: string;
  /** ready */
  readonly on: boolean;
}

/** The host starts the match once everybody is ready. Answer: `room`. */
export interface ClientStart {
  readonly t: 'start';
  /** the code of the room */
  readonly room: string;
}

/** Play a step. Answer: `ack` once it is stored, or `refused`. */
export interface ClientMove {
  readonly t: 'move';
  /** the code of the room */
  readonly room: string;
  /** yours, new for every message; a resend repeats it */
  readonly id: string;
  /** the last event you know; with an old one the step is refused */
  readonly seq: number;
  /** its text */
  readonly step: string;
  /** which of yours, if you have several */
  readonly seat?: Seat;
}

/** Give up. Answer: `ack` or `refused`, as for the next six. */
export interface ClientResign {
  readonly t: 'resign';
  /** the code of the room */
  readonly room: string;
  /** yours, new for every message; a resend repeats it */
  readonly id: string;
  /** which of yours, if you have several */
  readonly seat?: Seat;
}

/** Offer a draw to all others. */
export interface ClientOfferDraw {
  readonly t: 'offer_draw';
  /** the code of the room */
  readonly room: string;
  /** yours, new for every message; a resend repeats it */
  readonly id: string;
  /** which of yours, if you have several */
  readonly seat?: Seat;
}

/** Ask the others to let you take your last turn back. */
export interface ClientAskTakeback {
  readonly t: 'ask_takeback';
  /** the code of the room */
  readonly room: string;
  /** yours, new for every message; a resend repeats it */
  readonly id: string;
  /** which of yours, if you have several */
  readonly seat?: Seat;
}

/** Break a match off that has hardly begun. */
export interface ClientAbort {
  readonly t: 'abort';
  /** the code of the room */
  readonly room: string;
  /** yours, new for every message; a resend repeats it */
  readonly id: string;
  /** which of yours, if you have several */
  readonly seat?: Seat;
}

/** Answer an offer; from its maker, a no withdraws it. */
export interface ClientAnswerDraw {
  readonly t: 'answer_draw';
  /** the code of the room */
  readonly room: string;
  /** yours, new for every message; a resend repeats it */
  readonly id: string;
  /** agreed */
  readonly yes: boolean;
  /** which of yours, if you have several */
  readonly seat?: Seat;
}

/** Answer the question for a takeback; from its maker, a no withdraws it. */
export interface ClientAnswerTakeback {
  readonly t: 'answer_takeback';
  /** the code of the room */
  readonly room: string;
  /** yours, new for every message; a resend repeats it */
  readonly id: string;
  /** agreed */
  readonly yes: boolean;
  /** which of yours, if you have several */
  readonly seat?: Seat;
}

/** Play once more, after the end. Answer: `rematch`. */
export interface ClientRematch {
  readonly t: 'rematch';
  /** the code of the room */
  readonly room: string;
  /** yours, new for every message; a resend repeats it */
  readonly id: string;
}

/** Say something to everybody in the room. */
export interface ClientChat {
  readonly t: 'chat';
  /** the code of the room */
  readonly room: string;
  /** yours, new for every message; a resend repeats it */
  readonly id: string;
  /** plain text */
  readonly text: string;
}

/** Hear no more from somebody. Exactly one of `seat` and `name`. */
export interface ClientMute {
  readonly t: 'mute';
  /** the code of the room */
  readonly room: string;
  /** whose */
  readonly seat?: Seat;
  /** of a spectator */
  readonly name?: string;
  /** silent */
  readonly on: boolean;
}

/** The host switches the chat of the room on or off. */
export interface ClientChatSwitch {
  readonly t: 'chat_switch';
  /** the code of the room */
  readonly room: string;
  /** the chat is open */
  readonly on: boolean;
}

/** Your part of the chance of the match, before the start. */
export interface ClientNonce {
  readonly t: 'nonce';
  /** the code of the room */
  readonly room: string;
  /** random bytes of your own */
  readonly hex: string;
}

/** Hear of public rooms, or no more. Answer: `lobby`, again after changes. */
export interface ClientLobby {
  readonly t: 'lobby';
  /** hear */
  readonly on: boolean;
}

/** Ask for a sign of life. Answer: `pong`. */
export interface ClientPing {
  readonly t: 'ping';
  /** comes back */
  readonly n: number;
  /** what the last ping took there and back */
  readonly lag?: Milliseconds;
}

/** Answer to `hello`. */
export interface ServerWelcome {
  readonly t: 'welcome';
  /** of the protocol that is spoken from now on */
  readonly version: number;
  /** those you get */
  readonly features: readonly string[];
  /** yours */
  readonly name: string;
  /** not a guest */
  readonly is_account: boolean;
  /** the time of the server, which all times are in */
  readonly at: Milliseconds;
}

/** A room as you may see it: answer to `enter`, and again when a match starts. */
export interface ServerRoom {
  readonly t: 'room';
  /** of the room */
  readonly code: string;
  /** the id of the match; empty before the start */
  readonly match: string;
  /** the game and its options */
  readonly setup: string;
  /** what else was agreed */
  readonly terms: Terms;
  /** in their order */
  readonly seats: readonly SeatView[];
  /** a name */
  readonly host: string;
  /** whether it has begun */
  readonly status: RoomStatus;
  /** when the match did */
  readonly begins: Milliseconds;
  /** the last event */
  readonly seq: number;
  /** those after `since` */
  readonly events: readonly EventLine[];
  /** with the feature `snapshots` */
  readonly snapshot?: Snapshot;
  /** where there are any */
  readonly clocks?: Clocks;
  /** of the dealer; empty without chance */
  readonly commitment: string;
  /** the dealer's secret, after the end */
  readonly reveal?: string;
  /** after the end */
  readonly result?: ResultView;
  /** the room of the rematch */
  readonly next?: string;
  /** the last lines */
  readonly chat: readonly ChatLine[];
  /** the chat is open */
  readonly is_chat_on: boolean;
  /** how many */
  readonly spectators: number;
  /** what you are here */
  readonly you: You;
}

/** Something happened in a match, and is stored. */
export interface ServerEvent {
  readonly t: 'event';
  /** its code */
  readonly room: string;
  /** one more than the last; otherwise `enter` again with `since` */
  readonly seq: number;
  /** when */
  readonly at: Milliseconds;
  /** as in "61500 move 2 e8" */
  readonly text: string;
  /** where there are any */
  readonly clocks?: Clocks;
  /** the id of your message, if it was yours */
  readonly by_id?: string;
  /** with the feature `snapshots` */
  readonly snapshot?: Snapshot;
}

/** The match has ended with this event. */
export interface ServerOver {
  readonly t: 'over';
  /** its code */
  readonly room: string;
  /** the last event */
  readonly seq: number;
  /** how */
  readonly result: ResultView;
  /** the dealer's secret, to check the chance of the match with */
  readonly reveal?: string;
}

/** The seats have changed. */
export interface ServerSeats {
  readonly t: 'seats';
  /** its code */
  readonly room: string;
  /** in their order */
  readonly seats: readonly SeatView[];
  /** a name */
  readonly host: string;
  /** what you are here now */
  readonly you: You;
  /** of the dealer, with the nonces so far */
  readonly commitment: string;
}

/** Somebody came or went. */
export interface ServerPresence {
  readonly t: 'presence';
  /** its code */
  readonly room: string;
  /** in their order */
  readonly seats: readonly SeatPresence[];
  /** how many */
  readonly spectators: number;
}

/** Somebody said something. */
export interface ServerChat {
  readonly t: 'chat';
  /** its code */
  readonly room: string;
  /** a name */
  readonly from: string;
  /** left out for a spectator */
  readonly seat?: Seat;
  /** plain text, never markup */
  readonly text: string;
  /** when */
  readonly at: Milliseconds;
}

/** The host has switched the chat. */
export interface ServerChatSwitch {
  readonly t: 'chat_switch';
  /** its code */
  readonly room: string;
  /** the chat is open */
  readonly on: boolean;
}

/** Who wants to play once more. */
export interface ServerRematch {
  readonly t: 'rematch';
  /** where the match was */
  readonly room: string;
  /** the seats that want to */
  readonly agreed: readonly Seat[];
  /** once all do: the room to enter */
  readonly next?: string;
}

/** Done, and on disk where it changed a match. */
export interface ServerAck {
  readonly t: 'ack';
  /** of your message */
  readonly id: string;
  /** of the event that it became */
  readonly seq?: number;
}

/** Not done; nothing has changed. */
export interface ServerRefused {
  readonly t: 'refused';
  /** of your message, if it had one */
  readonly id?: string;
  /** its code, if it named one */
  readonly room?: string;
  /** what kind of reason */
  readonly code: Refusal;
  /** the field or the rule */
  readonly where: string;
  /** a sentence for people */
  readonly what: string;
}

/** All public rooms. */
export interface ServerLobby {
  readonly t: 'lobby';
  /** newest first */
  readonly rooms: readonly LobbyRoom[];
}

/** Something that people should read. */
export interface ServerNotice {
  readonly t: 'notice';
  /** for programs */
  readonly code: string;
  /** for people */
  readonly text: string;
}

/** Answer to `ping`. */
export interface ServerPong {
  readonly t: 'pong';
  /** from the ping */
  readonly n: number;
  /** the time of the server */
  readonly at: Milliseconds;
}

/** The last message before the server closes the connection. */
export interface ServerBye {
  readonly t: 'bye';
  /** why: `restart`, `slow`, `version`, `abuse` */
  readonly code: string;
  /** wait so long before you connect again */
  readonly retry_ms: Milliseconds;
}

/** A room to be made. What is left out is as usual. */
export interface NewRoom {
  /** the game and its options */
  readonly setup: string;
  /** to begin from */
  readonly position?: string;
  /** "none", or as in "5:00+3,30/turn" */
  readonly clock?: string;
  /** the third occurrence of a position is a draw */
  readonly repetition?: boolean;
  /** what becomes of the seat of somebody who leaves */
  readonly leaving?: Leaving;
  /** the level of a computer that takes over */
  readonly stand_in?: number;
  /** may be asked for */
  readonly takebacks?: boolean;
  /** counts for the ratings */
  readonly is_rated?: boolean;
  /** stands in the lobby */
  readonly is_public?: boolean;
  /** one for each seat; without them you have the first and the others are open */
  readonly chairs?: readonly ChairWish[];
  /** what others see of you */
  readonly name?: string;
}

/** Your place in a room. */
export interface Place {
  /** its code */
  readonly room: string;
  /** yours */
  readonly seats: readonly Seat[];
  /** opens them again; keep it secret; empty without a seat */
  readonly key: string;
  /** the way back, with the key */
  readonly link: string;
}

/** All public rooms. */
export interface RoomList {
  /** newest first */
  readonly rooms: readonly LobbyRoom[];
}

/** Who sits down. */
export interface TakeSeat {
  /** what others see of you */
  readonly name?: string;
}

/** A match with its events. */
export interface MatchView {
  /** of the match */
  readonly id: string;
  /** where it took place */
  readonly room: string;
  /** the game and its options */
  readonly setup: string;
  /** what else was agreed */
  readonly terms: Terms;
  /** by seat */
  readonly players: readonly MatchPlayer[];
  /** whether it goes on */
  readonly status: RoomStatus;
  /** when it did */
  readonly begins: Milliseconds;
  /** all of them */
  readonly events: readonly EventLine[];
  /** of the dealer; empty without chance */
  readonly commitment: string;
  /** the dealer's secret, after the end */
  readonly reveal?: string;
  /** after the end */
  readonly result?: ResultView;
}

/** A question to a computer player. Whatever is used up first ends the search. */
export interface NewAnalysis {
  /** the game and its options */
  readonly setup: string;
  /** without it the usual start */
  readonly position?: string;
  /** played from there */
  readonly steps?: readonly string[];
  /** of the player; without it the strongest */
  readonly level?: number;
  /** at most */
  readonly nodes?: number;
  /** turns ahead, at most */
  readonly depth?: number;
  /** at most; the server may allow less */
  readonly time_ms?: Milliseconds;
  /** how many different first moves, best first */
  readonly lines?: number;
}

/** How far an analysis has come. */
export interface AnalysisView {
  /** to ask again */
  readonly id: string;
  /** whether it is done */
  readonly status: AnalysisStatus;
  /** how many wait before it */
  readonly ahead?: number;
  /** turns looked ahead */
  readonly depth: number;
  /** looked at */
  readonly nodes: number;
  /** best first */
  readonly lines: readonly AnalysisLine[];
}

/** A name and a password. */
export interface Credentials {
  /** of the account */
  readonly name: string;
  /** nothing is demanded of it but its length */
  readonly password: string;
}

/** You. */
export interface Me {
  /** what others see */
  readonly name: string;
  /** not a guest */
  readonly is_account: boolean;
  /** of an account */
  readonly ratings: readonly RatingView[];
  /** where you have a seat */
  readonly rooms: readonly MyRoom[];
}

/** An account, as everybody sees it. */
export interface PlayerView {
  /** of the account */
  readonly name: string;
  /** when it was made */
  readonly since: Milliseconds;
  /** one for each kind of match */
  readonly ratings: readonly RatingView[];
  /** the last ones, newest first */
  readonly matches: readonly MatchSummary[];
}

/** A token for a program. */
export interface NewToken {
  /** to know it by */
  readonly label: string;
}

/** Your tokens. */
export interface TokenList {
  /** newest first */
  readonly tokens: readonly TokenView[];
}

/** A new token. This is the only time that it is shown. */
export interface TokenMade {
  /** to drop it by */
  readonly id: string;
  /** yours */
  readonly label: string;
  /** for the header `Authorization: Bearer` */
  readonly token: string;
}

/** How the server is. */
export interface Health {
  /** "ok" or "draining" */
  readonly status: string;
  /** of the program */
  readonly version: string;
  /** the version of the socket's protocol */
  readonly protocol: number;
}

/** Why a request was refused. */
export interface Failure {
  /** what kind of reason */
  readonly code: Refusal;
  /** the field or the rule */
  readonly where: string;
  /** a sentence for people */
  readonly what: string;
}

export type ClientMessage =
  | ClientHello
  | ClientEnter
  | ClientLeave
  | ClientSit
  | ClientStand
  | ClientSeat
  | ClientReady
  | ClientStart
  | ClientMove
  | ClientResign
  | ClientOfferDraw
  | ClientAskTakeback
  | ClientAbort
  | ClientAnswerDraw
  | ClientAnswerTakeback
  | ClientRematch
  | ClientChat
  | ClientMute
  | ClientChatSwitch
  | ClientNonce
  | ClientLobby
  | ClientPing;

export type ServerMessage =
  | ServerWelcome
  | ServerRoom
  | ServerEvent
  | ServerOver
  | ServerSeats
  | ServerPresence
  | ServerChat
  | ServerChatSwitch
  | ServerRematch
  | ServerAck
  | ServerRefused
  | ServerLobby
  | ServerNotice
  | ServerPong
  | ServerBye;
