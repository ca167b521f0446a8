/** SVG in strings: each helper gives a fragment, `svg` makes a document of them. */
export const svg = (width: number, height: number, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>\n`

export type Point = readonly [x: number, y: number]

/** Attributes by their SVG names, or a fill alone. */
export type Paint = string | Readonly<Record<string, string | number>>

export const circle = (cx: number, cy: number, r: number, paint: Paint) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${attributes(paint)}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: Paint) =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(paint)}/>`

export const rect = (x: number, y: number, width: number, height: number, paint: Paint, rx = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${rx ? ` rx="${n(rx)}"` : ''}${attributes(paint)}/>`

export const path = (d: string, paint: Paint) => `<path d="${d}"${attributes(paint)}/>`

export const polygon = (points: readonly Point[], paint: Paint) =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, paint)

export const line = (d: string, stroke: string, width: number) =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })

export const group = (transform: string, ...parts: string[]) => `<g transform="${transform}">${parts.join('')}</g>`

export const faded = (opacity: number, ...parts: string[]) => `<g opacity="${opacity}">${parts.join('')}</g>`

/** A linear gradient from corner to corner; paint with `url(#id)`. */
export const gradient = (id: string, from: string, to: string, [x2, y2]: Point = [1, 1]) =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">` +
  `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`

/** Parts cut off at the edge of a shape. */
export const clipped = (id: string, shape: string, ...parts: string[]) =>
  `<defs><clipPath id="${id}">${shape}</clipPath></defs><g clip-path="url(#${id})">${parts.join('')}</g>`

/** A point at an angle in degrees, 0 to the right and clockwise. */
export const polar = (cx: number, cy: number, r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
}

/** Spreads points evenly without a pattern, the same ones at every run: x and y from 0 to 1. */
export const scatter = (count: number): Point[] =>
  Array.from({ length: count }, (_, i) => [((i + 1) * 0.7548776662) % 1, ((i + 1) * 0.5698402909) % 1] as const)

/** A number as short as art needs it. */
export const n = (value: number) => String(Math.round(value * 100) / 100)

export const at = ([x, y]: Point) => `${n(x)} ${n(y)}`

const attributes = (paint: Paint) =>
  Object.entries(typeof paint === 'string' ? { fill: paint } : paint)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
