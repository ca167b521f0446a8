import { flvAudioSettings, flvAudioTag, flvScriptTag, flvVideoSettings, flvVideoTag } from '../flv'
import { atTime, BadStreamError, LARGEST_TAG, tagOf, type FlvTag, type TagReader } from './flv-tags'
import { Mp4BoxReader, type Mp4Box } from './mp4-boxes'
import { samplesOf, type Mp4Sample } from './mp4-samples'
import { tracksOf, type Mp4Track } from './mp4-tracks'

/** Reads fragmented MP4 as the tags of an FLV stream with the same pictures and sound. */
export class Mp4TagReader implements TagReader {
  private readonly boxes = new Mp4BoxReader()
  private tracks: ReadonlyMap<number, Mp4Track> | null = null
  /** Sent with the first fragment, whose time they have: a stream need not begin at 0. */
  private settings: readonly FlvTag[] = []
  /** Of the fragment whose data follows. */
  private samples: readonly Mp4Sample[] = []

  read(piece: Buffer): FlvTag[] {
    try {
      return this.boxes.read(piece).flatMap((box) => this.take(box))
    } catch (error) {
      if (error instanceof RangeError) throw new BadStreamError('A box of the MP4 is too short.')
      throw error
    }
  }

  private take(box: Mp4Box): FlvTag[] {
    if (box.type === 'moov') {
      this.tracks = tracksOf(box.data)
      this.settings = settingsOf([...this.tracks.values()])
      return []
    }
    if (this.tracks === null) throw new BadStreamError('The MP4 does not begin with its tracks.')
    if (box.type === 'moof') {
      this.samples = samplesOf(box, this.tracks)
      return []
    }
    const tags = this.samples.map((sample) => sampleTag(sample, box))
    this.samples = []
    const [first] = tags
    if (first === undefined) return []
    const settings = this.settings.map((tag) => atTime(tag, first.at))
    this.settings = []
    return [...settings, ...tags]
  }
}

const settingsOf = (tracks: readonly Mp4Track[]): FlvTag[] => [
  tagOf('script', flvScriptTag(kindsScript(tracks))),
  ...tracks.map(({ kind, config }) =>
    tagOf(kind, kind === 'video' ? flvVideoSettings(config) : flvAudioSettings(config)),
  ),
]

/** `onMetaData`: without sound, a player does not wait for it. */
const kindsScript = (tracks: readonly Mp4Track[]): Buffer => {
  const has = (name: string, kind: Mp4Track['kind']) =>
    Buffer.from([0, name.length, ...Buffer.from(name), 1, Number(tracks.some((track) => track.kind === kind))])
  const name = Buffer.from('onMetaData')
  return Buffer.concat([
    Buffer.from([2, 0, name.length]),
    name,
    Buffer.from([8, 0, 0, 0, 2]),
    has('hasVideo', 'video'),
    has('hasAudio', 'audio'),
    Buffer.from([0, 0, 9]),
  ])
}

const sampleTag = ({ track, at, delay, isKey, start, size }: Mp4Sample, { dataStart, data }: Mp4Box): FlvTag => {
  if (size > LARGEST_TAG) throw new BadStreamError(`A sample of the MP4 has ${size} bytes.`)
  const from = start - dataStart
  if (from < 0 || from + size > data.length) throw new BadStreamError('A sample of the MP4 is outside its fragment.')
  const bytes = data.subarray(from, from + size)
  return track.kind === 'video'
    ? tagOf('video', flvVideoTag({ key: isKey, data: bytes }, at, delay))
    : tagOf('audio', flvAudioTag({ data: bytes }, at))
}
