import { createCanvas, loadImage } from '@napi-rs/canvas'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSET_FILES } from '../src/index'
import { BRAND_ART } from './brand-art'
import { indexedPng } from './indexed-png'
import { icon } from './render'

/** `pnpm icons`: writes the home-screen icons of every brand below `assets/`. */
const assets = join(import.meta.dirname, '..', 'assets')

const ICONS = [
  { file: ASSET_FILES.icon192, size: 192, shape: 'rounded' },
  { file: ASSET_FILES.icon512, size: 512, shape: 'rounded' },
  { file: ASSET_FILES.iconMaskable, size: 512, shape: 'maskable' },
  { file: ASSET_FILES.touchIcon, size: 180, shape: 'square' },
] as const

let bytes = 0
for (const [folder, art] of Object.entries(BRAND_ART)) {
  mkdirSync(join(assets, folder), { recursive: true })
  for (const { file, size, shape } of ICONS) {
    const canvas = createCanvas(size, size)
    const drawing = await loadImage(Buffer.from(icon(art, shape)))
    const context = canvas.getContext('2d')
    context.drawImage(drawing, 0, 0, size, size)
    const png = indexedPng(size, size, context.getImageData(0, 0, size, size).data)
    writeFileSync(join(assets, folder, file), png)
    bytes += png.length
  }
}
console.log(`${Object.keys(BRAND_ART).length * ICONS.length} icons, ${Math.round(bytes / 1024)} KB, below ${assets}`)
