import { at, circle, line, n, path, polar, polygon } from './draw'

/** A football seen on a pentagon: `skin` with patches and seams in `ink`. */
export const football = (cx: number, cy: number, r: number, skin: string, ink: string, turn = 0) => {
  const corners = [0, 72, 144, 216, 288].map((angle) => angle - 90 + turn)
  const seams = corners
    .map((angle) => `M${at(polar(cx, cy, r * 0.4, angle))}L${at(polar(cx, cy, r * 0.72, angle))}`)
    .join('')
  const rim = corners.map((angle) => {
    // A little over the edge, so that no hairline of skin is left there.
    const over = r * 1.012
    const [left, right] = [polar(cx, cy, over, angle - 21), polar(cx, cy, over, angle + 21)]
    const inner = [
      polar(cx, cy, r * 0.82, angle - 20),
      polar(cx, cy, r * 0.7, angle),
      polar(cx, cy, r * 0.82, angle + 20),
    ]
    return path(`M${at(left)}L${inner.map(at).join('L')}L${at(right)}A${n(over)} ${n(over)} 0 0 0 ${at(left)}Z`, ink)
  })
  return (
    circle(cx, cy, r, skin) +
    polygon(
      corners.map((angle) => polar(cx, cy, r * 0.4, angle)),
      ink,
    ) +
    line(seams, ink, r * 0.1) +
    rim.join('')
  )
}

/** A basketball with its two straight and two bent seams. */
export const basketball = (cx: number, cy: number, r: number, skin: string, ink: string, turn = 0) => {
  const seam = r * 0.12
  const e = r - seam / 2
  const bend = r * 0.62
  const d =
    `M${n(cx - e)} ${n(cy)}H${n(cx + e)}M${n(cx)} ${n(cy - e)}V${n(cy + e)}` +
    `M${n(cx - bend)} ${n(cy - bend * 1.18)}Q${n(cx - r * 0.02)} ${n(cy)} ${n(cx - bend)} ${n(cy + bend * 1.18)}` +
    `M${n(cx + bend)} ${n(cy - bend * 1.18)}Q${n(cx + r * 0.02)} ${n(cy)} ${n(cx + bend)} ${n(cy + bend * 1.18)}`
  return `<g transform="rotate(${turn} ${n(cx)} ${n(cy)})">${circle(cx, cy, r, skin)}${path(d, { fill: 'none', stroke: ink, 'stroke-width': n(seam) })}</g>`
}
