import { bundle } from './bundle'

/** A minified module for browsers, without React. */
export const browserBundle = (source: string): Promise<Uint8Array> =>
  bundle({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    platform: 'browser',
    external: ['react'],
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
