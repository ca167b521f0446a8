import type { Block, Endpoints, ReplyOf } from '@org/api-client/contract'
import { findBrand } from '@org/site-brands'
import { documentOf } from '../../store/content/articles'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import type { Site } from '../sites/sites'
import type { DocumentType } from './document-types'
import { readBlocks } from './read-blocks'
import { STANDARD_DAY, STANDARD_DOCUMENTS, STANDARD_VERSION } from './standard-documents'

/** What an operator has written for the site, or the standard document. `{site}` becomes the name of the site. */
export const readDocument = async (
  { db }: Context,
  { site, type }: { readonly site: Site; readonly type: number },
  lang: Language,
): Promise<ReplyOf<Endpoints['getProtocal']>> => {
  if (!isType(type)) throw new Refusal('notFound')
  const row = await documentOf(db, { site, type, lang })
  const standard = STANDARD_DOCUMENTS[lang][type]
  const { title, version, day, blocks } = row ?? {
    title: standard.title,
    version: STANDARD_VERSION,
    day: STANDARD_DAY,
    blocks: readBlocks(standard.text),
  }
  const name = findBrand(site)?.displayName[lang] ?? site
  return { title, version, date: day, blocks: blocks.map((block) => named(block, name)) }
}

const isType = (type: number): type is DocumentType => Object.hasOwn(STANDARD_DOCUMENTS.zh, type)

const named = (block: Block, name: string): Block => ({
  ...block,
  text: block.text.replaceAll('{site}', name),
  items: block.items.map((item) => item.replaceAll('{site}', name)),
})
