import type { Language } from '../language'
import type { AnchorRow } from './anchors'

interface Words {
  readonly nick_name: string
  readonly signature: string
}

/** The name and signature of an anchor in a language: ours of seeded anchors have two, what they wrote has one. */
export const anchorWords = (seeded: AnchorRow | undefined, written: Words, lang: Language): Words => {
  if (seeded === undefined || lang === 'zh') return { nick_name: written.nick_name, signature: written.signature }
  return {
    nick_name: written.nick_name === seeded.nickName ? seeded.nickNamePt : written.nick_name,
    signature: written.signature === seeded.signature ? seeded.signaturePt : written.signature,
  }
}
