const folder = process.env.NODE_COMPILE_CACHE;

/** For a process that gets few settings: it then loads the program as fast as one that `npm start` starts. */
export const compileCache: Record<string, string> = folder ? { NODE_COMPILE_CACHE: folder } : {};
