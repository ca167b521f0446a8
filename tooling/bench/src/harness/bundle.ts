import { build, type BuildOptions } from 'esbuild'

/** Bundles code like an app: packages from their sources, in one module. The competitors are not changed. */
export const bundle = async (options: BuildOptions): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@org/source'],
    logLevel: 'error',
    ...options,
    write: false,
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error('bundle: esbuild made nothing.')
  return file.contents
}
