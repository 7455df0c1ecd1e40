# clang for WebAssembly, with the C library and the C++ library that Debian brings for it. Neither knows threads or
# exceptions, and the core needs neither.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_EXECUTABLE_SUFFIX_CXX .wasm)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
# Floating-point results must be those of the native build, whose players are compared with these.
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -ffp-contract=off -mbulk-memory -msimd128")
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
