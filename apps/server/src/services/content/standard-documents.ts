import type { Language } from '../language'
import type { StandardDocuments } from './document-types'
import { DOCUMENTS_PT } from './standard-documents-pt'
import { DOCUMENTS_ZH } from './standard-documents-zh'

export const STANDARD_VERSION = '1.1'
export const STANDARD_DAY = '2026-11-28'

export const STANDARD_DOCUMENTS: Readonly<Record<Language, StandardDocuments>> = {
  zh: DOCUMENTS_ZH,
  'pt-BR': DOCUMENTS_PT,
}
