import type { Lang } from '../store/preferences'
import type { Namespace, Namespaces, Texts } from './texts'

/** The files of one language: each exports the texts of its namespace under the name of the namespace. */
export type TextFiles = {
  readonly [Name in Namespace]: () => Promise<{ readonly [Key in Name]: Texts<Namespaces[Name]> }>
}

/** One chunk per language and namespace: the user downloads only what the opened pages need. */
export const TEXT_FILES: Readonly<Record<Lang, TextFiles>> = {
  cn: {
    analysis: () => import('./locales/cn/analysis'),
    auth: () => import('./locales/cn/auth'),
    chat: () => import('./locales/cn/chat'),
    common: () => import('./locales/cn/common'),
    database: () => import('./locales/cn/database'),
    download: () => import('./locales/cn/download'),
    filters: () => import('./locales/cn/filters'),
    fifa: () => import('./locales/cn/fifa'),
    form: () => import('./locales/cn/form'),
    home: () => import('./locales/cn/home'),
    live: () => import('./locales/cn/live'),
    match: () => import('./locales/cn/match'),
    prompts: () => import('./locales/cn/prompts'),
    scores: () => import('./locales/cn/scores'),
    search: () => import('./locales/cn/search'),
    user: () => import('./locales/cn/user'),
  },
  'pt-br': {
    analysis: () => import('./locales/pt-br/analysis'),
    auth: () => import('./locales/pt-br/auth'),
    chat: () => import('./locales/pt-br/chat'),
    common: () => import('./locales/pt-br/common'),
    database: () => import('./locales/pt-br/database'),
    download: () => import('./locales/pt-br/download'),
    filters: () => import('./locales/pt-br/filters'),
    fifa: () => import('./locales/pt-br/fifa'),
    form: () => import('./locales/pt-br/form'),
    home: () => import('./locales/pt-br/home'),
    live: () => import('./locales/pt-br/live'),
    match: () => import('./locales/pt-br/match'),
    prompts: () => import('./locales/pt-br/prompts'),
    scores: () => import('./locales/pt-br/scores'),
    search: () => import('./locales/pt-br/search'),
    user: () => import('./locales/pt-br/user'),
  },
}

/** Rejects if the texts cannot be loaded. */
export const loadTexts = async <Name extends Namespace>(lang: Lang, name: Name): Promise<Texts<Namespaces[Name]>> =>
  (await TEXT_FILES[lang][name]())[name]
