import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'

/** A page of a benchmark with its scripts and styles, bundled as an app would be. */
export const pageHtml = async (entry: URL): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    conditions: ['@org/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'unused',
    write: false,
    logLevel: 'error',
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${textOf('.css')}</style>`
  return `<!doctype html><html lang="zh-CN"><head>${head}</head><body><script>${textOf('.js').replaceAll('</script', '<\\/script')}</script></body></html>`
}
