/** One coded picture. There are no pictures that depend on later ones: each is shown when it is decoded. */
export interface VideoFrame {
  /** Milliseconds from the beginning of the clip. */
  readonly at: number
  readonly key: boolean
  /** NAL units, each behind its length in four bytes. */
  readonly data: Buffer
}

/** 1024 samples of sound without a header. */
export interface AudioFrame {
  readonly at: number
  readonly data: Buffer
}

/** A clip that can be repeated without a seam: its sound is as long as its pictures. */
export interface Clip {
  /** AVCDecoderConfigurationRecord. */
  readonly videoConfig: Buffer
  /** AudioSpecificConfig. */
  readonly audioConfig: Buffer
  readonly video: readonly VideoFrame[]
  readonly audio: readonly AudioFrame[]
  /** Milliseconds. */
  readonly duration: number
}
