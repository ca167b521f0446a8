import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VIDEO_QUALITIES, type VideoQuality } from '@org/domain'
import { ASSETS } from '../folders'
import type { Clip } from './clip'
import { readFlv } from './flv'

export type ClipSport = 'football' | 'basketball' | 'esport'

/** Qualities without a language have Chinese boards. */
const FOOTBALL: Record<VideoQuality, string> = {
  SD: 'clip-zh-sd.flv',
  CNSD: 'clip-zh-sd.flv',
  ENSD: 'clip-en-sd.flv',
  HD: 'clip-zh-hd.flv',
  CNHD: 'clip-zh-hd.flv',
  ENHD: 'clip-en-hd.flv',
}

const read = new Map<string, Clip>()

/** The clip of a quality; its file is read once. */
export const clipOf = (quality: VideoQuality, sport: ClipSport = 'football'): Clip => {
  const file = sport === 'football' ? FOOTBALL[quality] : `clip-${sport}-${quality.endsWith('HD') ? 'hd' : 'sd'}.flv`
  const known = read.get(file)
  if (known) return known
  const clip = readFlv(readFileSync(join(ASSETS, 'media', file)))
  read.set(file, clip)
  return clip
}

export const isQuality = (text: string): text is VideoQuality => VIDEO_QUALITIES.some((quality) => quality === text)

/** The maximum bit rate, for the list of qualities. */
export const bitrateOf = ({ video, audio, duration }: Clip): number => {
  const sizes = [...video, ...audio].reduce((sum, { data }) => sum + data.length, 0)
  return Math.ceil((sizes * 8 * 1.35) / (duration / 1000))
}
