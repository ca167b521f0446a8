import type { Writable } from 'node:stream'
import { FLV_SOUND_START } from '../flv'
import type { Only } from '../only'
import { atTime, FLV_START, type FlvTag } from './flv-tags'

/** A viewer who does not read gets nothing until the next key frame, instead of a growing queue. */
const MOST_QUEUED = 4 * 1024 * 1024
/** Pictures since the last key frame that are kept for those who come later. */
const MOST_KEPT = 8 * 1024 * 1024
/** Between the last tag of a sender and the first of the next one. */
const STEP_MS = 40

interface Watcher {
  /** Gets nothing until the next key frame. */
  isWaiting: boolean
  readonly only: Only
}

/** The facts of a file speak of its pictures, which a player would wait for. */
const isFor = (only: Only, { kind }: FlvTag): boolean => only === null || kind === only

/** The stream of a room for its viewers: each starts at the last key frame, with what sets up the decoders. */
export class Channel {
  private readonly watchers = new Map<Writable, Watcher>()
  private script: FlvTag | null = null
  private readonly configs = new Map<FlvTag['kind'], FlvTag>()
  private recent: FlvTag[] = []
  private recentBytes = 0
  /** What is added to the times of the sender, so that those of viewers go on when another sends. */
  private shift = 0
  private isFirst = true
  private last = 0

  /** Another sender begins: times go on, and viewers wait for its first key frame. */
  begin(): void {
    this.isFirst = true
    this.forgetRecent()
    for (const watcher of this.watchers.values()) watcher.isWaiting = this.waitsForKeys(watcher.only)
  }

  take(received: FlvTag): void {
    if (this.isFirst) {
      this.shift = (this.last === 0 ? 0 : this.last + STEP_MS) - received.at
      this.isFirst = false
    }
    const tag = atTime(received, Math.max(0, received.at + this.shift))
    this.last = Math.max(this.last, tag.at)
    if (tag.kind === 'script') this.script = tag
    else if (tag.isConfig) this.configs.set(tag.kind, tag)
    else this.keep(tag)
    for (const [out, watcher] of this.watchers) this.pass(tag, out, watcher)
  }

  /** The last key frame as a stream of its own; null without one. */
  still(): Buffer | null {
    const [config, key] = [this.configs.get('video'), this.recent[0]]
    return config === undefined || key?.isKey !== true ? null : Buffer.concat([FLV_START, config.bytes, key.bytes])
  }

  /** The returned function takes the viewer away. */
  watch(out: Writable, only: Only): () => void {
    const head = only === 'audio' ? FLV_SOUND_START : FLV_START
    const wanted = (tag: FlvTag) => isFor(only, tag)
    out.write(
      Buffer.concat([
        head,
        ...this.setUp()
          .filter(wanted)
          .map(({ bytes }) => bytes),
      ]),
    )
    for (const { bytes } of this.recent.filter(wanted)) out.write(bytes)
    this.watchers.set(out, { isWaiting: this.recent.length === 0 && this.waitsForKeys(only), only })
    return () => void this.watchers.delete(out)
  }

  /** Ends the stream of all viewers. */
  end(): void {
    for (const out of this.watchers.keys()) out.end()
    this.watchers.clear()
  }

  private get hasPictures(): boolean {
    return this.configs.has('video') || this.configs.size === 0
  }

  /** Its times are those of the newest tag, as players take the first time for the start. */
  private setUp(): FlvTag[] {
    const at = this.recent[0]?.at ?? this.last
    return [this.script, this.configs.get('video') ?? null, this.configs.get('audio') ?? null].flatMap((tag) =>
      tag === null ? [] : atTime(tag, at),
    )
  }

  private keep(tag: FlvTag): void {
    if (tag.isKey) this.forgetRecent()
    else if (this.recent.length === 0 && this.hasPictures) return
    this.recent.push(tag)
    this.recentBytes += tag.bytes.length
    if (this.recentBytes > MOST_KEPT) this.forgetRecent()
  }

  private forgetRecent(): void {
    this.recent = []
    this.recentBytes = 0
  }

  private waitsForKeys(only: Only): boolean {
    return this.hasPictures && only !== 'audio'
  }

  private pass(tag: FlvTag, out: Writable, watcher: Watcher): void {
    if (!isFor(watcher.only, tag)) return
    const isMedia = tag.kind !== 'script' && !tag.isConfig
    if (isMedia && out.writableLength > MOST_QUEUED) watcher.isWaiting = this.waitsForKeys(watcher.only)
    else if (tag.isKey) watcher.isWaiting = false
    if (!isMedia || (!watcher.isWaiting && out.writableLength <= MOST_QUEUED)) out.write(tag.bytes)
  }
}
