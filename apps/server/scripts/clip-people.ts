import type { SKRSContext2D } from '@napi-rs/canvas'
import { project, type Camera } from './clip-canvas'
import type { ClipPlayer, Point } from './clip-match'

/** `size`: how many times as large as on the pitch. */
export const drawShadow = (context: SKRSContext2D, camera: Camera, { x, y }: Point, size = 1) => {
  const place = project(camera, x, y)
  const at = { ...place, scale: place.scale * size }
  context.fillStyle = 'rgba(8,40,16,0.4)'
  context.beginPath()
  context.ellipse(at.x + at.scale * 0.5, at.y + 1, at.scale * 1.05, at.scale * 0.34, 0, 0, 7)
  context.fill()
}

const KIT: Record<ClipPlayer['team'], { shirt: string; shorts: string; socks: string }> = {
  red: { shirt: '#e23b30', shorts: '#ffffff', socks: '#c9271c' },
  blue: { shirt: '#2f7de0', shorts: '#12264d', socks: '#ffffff' },
  'red-keeper': { shirt: '#f2c230', shorts: '#222222', socks: '#f2c230' },
  'blue-keeper': { shirt: '#38c98c', shorts: '#123c2c', socks: '#38c98c' },
  referee: { shirt: '#1b1f27', shorts: '#1b1f27', socks: '#1b1f27' },
}

const SKIN = ['#f0c8a0', '#d8a878', '#8d5b3a', '#b98357', '#f3d3b0']

export const drawPlayer = (context: SKRSContext2D, camera: Camera, player: ClipPlayer, time: number, size = 1) => {
  const foot = project(camera, player.x, player.y)
  // Players are drawn larger than life, to be visible on a phone.
  const unit = foot.scale * 1.3 * size
  const kit = KIT[player.team]
  const run = Math.min(1, player.speed / 5)
  const stride = Math.sin(time * 2 * Math.PI * 2.5 + player.no * 1.9) * run
  const lean = Math.cos(player.heading) * run * 0.28
  const hip = { x: foot.x, y: foot.y - unit * 0.85 }
  context.lineCap = 'round'
  for (const side of [-1, 1]) {
    const swing = stride * side * 0.42
    context.strokeStyle = kit.socks
    context.lineWidth = unit * 0.22
    context.beginPath()
    context.moveTo(hip.x + side * unit * 0.12, hip.y)
    context.lineTo(
      foot.x + side * unit * 0.14 + swing * unit * Math.sign(Math.cos(player.heading) || 1),
      foot.y - Math.max(0, swing) * unit * 0.35,
    )
    context.stroke()
  }
  context.fillStyle = kit.shorts
  context.beginPath()
  context.roundRect(hip.x - unit * 0.31, hip.y - unit * 0.18, unit * 0.62, unit * 0.38, unit * 0.12)
  context.fill()
  context.fillStyle = kit.shirt
  context.beginPath()
  context.moveTo(hip.x - unit * 0.28, hip.y - unit * 0.05)
  context.lineTo(hip.x + unit * 0.28, hip.y - unit * 0.05)
  context.lineTo(hip.x + unit * (0.4 + lean), hip.y - unit * 0.86)
  context.quadraticCurveTo(hip.x + unit * lean, hip.y - unit * 1.02, hip.x - unit * (0.4 - lean), hip.y - unit * 0.86)
  context.fill()
  context.strokeStyle = kit.shirt
  context.lineWidth = unit * 0.2
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(hip.x + unit * (side * 0.36 + lean), hip.y - unit * 0.8)
    context.lineTo(hip.x + unit * (side * 0.55 + lean - stride * side * 0.2), hip.y - unit * 0.32)
    context.stroke()
  }
  context.fillStyle = SKIN[player.no % SKIN.length] ?? '#e0b48a'
  context.beginPath()
  context.arc(hip.x + unit * lean * 1.25, hip.y - unit * 1.2, unit * 0.25, 0, 7)
  context.fill()
  context.fillStyle = '#2a1d16'
  context.beginPath()
  context.arc(hip.x + unit * lean * 1.25, hip.y - unit * 1.25, unit * 0.25, Math.PI, 2 * Math.PI)
  context.fill()
}
