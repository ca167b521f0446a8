import { join } from 'node:path'

/** Packs a package like a release and returns the path of the tarball. */
export const pack = async ({ folder, manifest }, destination, pnpm) => {
  const file = join(destination, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`)
  const { code, output } = await pnpm(['pack', '--out', file], { cwd: folder })
  if (code !== 0) throw new Error(`${manifest.name} cannot be packed:\n${output}`)
  return file
}
