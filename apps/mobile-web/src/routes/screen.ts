import type { Area, PageName, PAGES } from '@org/domain'
import type { ComponentType } from 'react'
import type { Namespace } from '../i18n/texts'

/** The resources fetched for a page before it is shown. */
export interface Screen {
  readonly code: () => Promise<{ default: ComponentType }>
  /** The namespaces that the screen and its components use, besides `common`. */
  readonly texts: readonly Namespace[]
}

/** The screens of all pages of an area: one that is missing, or is of another area, does not compile. */
export type ScreensOf<Of extends Area> = {
  readonly [Name in PageName as (typeof PAGES)[Name]['area'] extends Of ? Name : never]: Screen
}
