import { encode } from 'uqr'

/** What the picture shows. It leaves the app, so that everything on it is passed in the user's language. */
export interface ShareCardContent {
  /** The name of the site, at the top. */
  brand: string
  /** The URL of its mark. */
  logo?: string
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
/** White in both modes, because the picture is shown elsewhere. */
const PAPER = '#ffffff'
const INK = '#14181f'
const SOFT_INK = '#4b5563'
/** The white edge that cameras need, in modules. */
const QUIET = 2

/** Draws the card as a PNG. A picture that does not load, or that its server does not share, is left out. */
export const drawShareCard = async (content: ShareCardContent, look: ShareCardLook): Promise<Blob> => {
  const [logo, avatar] = await Promise.all([loaded(content.logo), loaded(content.person?.avatar)])
  const canvas = Object.assign(document.createElement('canvas'), SHARE_CARD)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('QrShareCard: the browser has no canvas.')
  const pen = penOf(context, look.font)
  context.fillStyle = PAPER
  context.fillRect(0, 0, SHARE_CARD.width, SHARE_CARD.height)
  context.fillStyle = look.brand
  context.fillRect(0, 0, SHARE_CARD.width, HEAD)
  drawPitch(context, look.brandInk)
  pen.picture(logo, EDGE, EDGE, 64, 14)
  pen.line(content.brand, { x: EDGE + (logo ? 84 : 0), y: EDGE + 44, size: 34, bold: true, ink: look.brandInk })
  const end = pen.lines(content.title, { x: EDGE, y: 270, size: 60, bold: true, ink: look.brandInk, most: 2 })
  if (content.note) pen.line(content.note, { x: EDGE, y: end + 60, size: 34, ink: look.brandInk })
  drawCode(context, content.url)
  drawPerson(pen, content, avatar)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('QrShareCard: the browser made no picture.'))))
  })
}

const drawPerson = (pen: Pen, { person, code, hint }: ShareCardContent, avatar: HTMLImageElement | null) => {
  const room = SHARE_CARD.width - QR - EDGE - 2 * 40
  let y = HEAD + 96
  if (person) {
    pen.picture(avatar, EDGE, y - 40, 72, 36)
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
  const picture = (image: HTMLImageElement | null, x: number, y: number, side: number, radius: number) => {
    if (!image) return
    context.save()
    context.beginPath()
    context.roundRect(x, y, side, side, radius)
    context.clip()
    const shorter = Math.min(image.naturalWidth, image.naturalHeight)
    const [cutX, cutY] = [(image.naturalWidth - shorter) / 2, (image.naturalHeight - shorter) / 2]
    context.drawImage(image, cutX, cutY, shorter, shorter, x, y, side, side)
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
