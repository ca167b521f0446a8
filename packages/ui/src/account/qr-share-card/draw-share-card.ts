import { encode } from 'uqr'

/** What the picture shows. It leaves the app, so that everything on it is passed in the user's language. */
export interface ShareCardContent {
  /** The name of the site, at the top. */
  brand: string
  /** The URL of its mark. */
  logo?: string
  /** The URL of a picture of what is shared, twice as wide as high. */
  cover?: string
  /** What is shared, in two lines at most. */
  title: string
  /** A line under the title, such as the time of a match. */
  note?: string
  /** Who shares it. */
  person?: { name: string; avatar?: string | null }
  /** A code to type, such as one of an invitation. */
  code?: { label: string; value: string }
  /** Where the QR code leads. */
  url: string
  /** Under the QR code: what scanning it does. */
  hint: string
}

interface ShareCardLook {
  font: string
  brand: string
  /** Text on the brand's colour. */
  brandInk: string
}

export const SHARE_CARD = { width: 750, height: 1_000 }
const EDGE = 56
const HEAD = 520
const QR = 260
/** With a cover: the strip of the brand, the cover below it, and where the rest begins. */
const COVERED = { strip: 100, cover: 390, head: 610 }
/** White in both modes, because the picture is shown elsewhere. */
const PAPER = '#ffffff'
const INK = '#14181f'
const SOFT_INK = '#4b5563'
/** The white edge that cameras need, in modules. */
const QUIET = 2

/** Draws the card as a PNG. A picture that does not load, or that its server does not share, is left out. */
export const drawShareCard = async (content: ShareCardContent, look: ShareCardLook): Promise<Blob> => {
  const [logo, avatar, cover] = await Promise.all([
    loaded(content.logo),
    loaded(content.person?.avatar),
    loaded(content.cover),
  ])
  const canvas = Object.assign(document.createElement('canvas'), SHARE_CARD)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('QrShareCard: the browser has no canvas.')
  const pen = penOf(context, look.font)
  context.fillStyle = PAPER
  context.fillRect(0, 0, SHARE_CARD.width, SHARE_CARD.height)
  context.fillStyle = look.brand
  context.fillRect(0, 0, SHARE_CARD.width, cover ? COVERED.strip : HEAD)
  if (!cover) drawPitch(context, look.brandInk)
  const top = cover ? (COVERED.strip - 64) / 2 : EDGE
  pen.picture(logo, { x: EDGE, y: top, width: 64, height: 64, radius: 14 })
  pen.line(content.brand, { x: EDGE + (logo ? 84 : 0), y: top + 44, size: 34, bold: true, ink: look.brandInk })
  pen.picture(cover, { x: 0, y: COVERED.strip, width: SHARE_CARD.width, height: COVERED.cover, radius: 0 })
  const written = cover
    ? { y: 554, size: 44, ink: INK, note: { gap: 48, size: 30, ink: SOFT_INK } }
    : { y: 270, size: 60, ink: look.brandInk, note: { gap: 60, size: 34, ink: look.brandInk } }
  const { note, ...heading } = written
  const end = pen.lines(content.title, { x: EDGE, bold: true, most: 2, ...heading })
  if (content.note) pen.line(content.note, { x: EDGE, y: end + note.gap, ...note })
  drawCode(context, content.url)
  drawPerson(pen, content, { avatar, top: cover ? COVERED.head : HEAD })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('QrShareCard: the browser made no picture.'))))
  })
}

const drawPerson = (
  pen: Pen,
  { person, code, hint }: ShareCardContent,
  { avatar, top }: { avatar: HTMLImageElement | null; top: number },
) => {
  const room = SHARE_CARD.width - QR - EDGE - 2 * 40
  let y = top + 96
  if (person) {
    pen.picture(avatar, { x: EDGE, y: y - 40, width: 72, height: 72, radius: 36 })
    const x = EDGE + (avatar ? 92 : 0)
    pen.line(person.name, { x, y: y + 8, size: 32, bold: true, ink: INK, room: room - (x - EDGE) })
    y += 92
  }
  if (code) {
    pen.line(code.label, { x: EDGE, y: y + 20, size: 28, ink: SOFT_INK, room })
    pen.line(code.value, { x: EDGE, y: y + 84, size: 52, bold: true, ink: INK, room })
    y += 130
  }
  pen.lines(hint, { x: EDGE, y: Math.max(y + 32, SHARE_CARD.height - 160), size: 26, ink: SOFT_INK, most: 3, room })
}

/** The centre circle and the halfway line, as faint as a watermark. */
const drawPitch = (context: CanvasRenderingContext2D, ink: string) => {
  context.save()
  context.globalAlpha = 0.16
  context.strokeStyle = ink
  context.lineWidth = 6
  context.beginPath()
  context.arc(SHARE_CARD.width, HEAD / 2, 190, 0, 2 * Math.PI)
  context.moveTo(SHARE_CARD.width - 3, 0)
  context.lineTo(SHARE_CARD.width - 3, HEAD)
  context.stroke()
  context.restore()
}

const drawCode = (context: CanvasRenderingContext2D, url: string) => {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET })
  const side = QR / size
  const [left, top] = [SHARE_CARD.width - EDGE + 16 - QR, SHARE_CARD.height - EDGE + 16 - QR]
  context.fillStyle = INK
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      // Half a pixel more: no light lines between the modules.
      if (isDark) context.fillRect(left + x * side, top + y * side, side + 0.5, side + 0.5)
}

interface Line {
  x: number
  y: number
  size: number
  ink: string
  bold?: boolean
  /** The width; otherwise up to the edge of the card. */
  room?: number
}

interface Place {
  x: number
  y: number
  width: number
  height: number
  radius: number
}

type Pen = ReturnType<typeof penOf>

const penOf = (context: CanvasRenderingContext2D, font: string) => {
  const prepare = ({ x, size, ink, bold = false, room = SHARE_CARD.width - EDGE - x }: Line) => {
    context.font = `${bold ? 700 : 400} ${size}px ${font}`
    context.fillStyle = ink
    return room
  }
  /** The longest beginning of the text that fits, with a mark if something is missing. */
  const cut = (text: string, room: number): string => {
    if (context.measureText(text).width <= room) return text
    const letters = [...text]
    while (letters.length > 0 && context.measureText(`${letters.join('')}…`).width > room) letters.pop()
    return `${letters.join('')}…`
  }
  const line = (text: string, at: Line) => context.fillText(cut(text, prepare(at)), at.x, at.y)
  /** Breaks the text between words, or anywhere in Chinese; the baseline of the last line. */
  const lines = (text: string, at: Line & { most: number }): number => {
    const room = prepare(at)
    const pieces = text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? []
    const broken: string[] = ['']
    for (const piece of pieces) {
      const longer = (broken.at(-1) ?? '') + piece
      const isFull = context.measureText(longer.trimEnd()).width > room && broken.at(-1) !== ''
      if (isFull && broken.length < at.most) broken.push(piece)
      else broken[broken.length - 1] = longer
    }
    for (const [nth, each] of broken.entries()) line(each.trimEnd(), { ...at, y: at.y + nth * at.size * 1.25 })
    return at.y + (broken.length - 1) * at.size * 1.25
  }
  /** The middle of the picture, as much of it as fills the place. */
  const picture = (image: HTMLImageElement | null, { x, y, width, height, radius }: Place) => {
    if (!image) return
    context.save()
    context.beginPath()
    context.roundRect(x, y, width, height, radius)
    context.clip()
    const { naturalWidth, naturalHeight } = image
    const scale = Math.min(naturalWidth / width, naturalHeight / height)
    const [cutX, cutY] = [(naturalWidth - width * scale) / 2, (naturalHeight - height * scale) / 2]
    context.drawImage(image, cutX, cutY, width * scale, height * scale, x, y, width, height)
    context.restore()
  }
  return { line, lines, picture }
}

/** Null if there is none. Without permission of its server a picture would lock the canvas. */
const loaded = async (src: string | null | undefined): Promise<HTMLImageElement | null> => {
  if (!src) return null
  const image = Object.assign(new Image(), { crossOrigin: 'anonymous', src })
  return image.decode().then(
    () => image,
    () => null,
  )
}
