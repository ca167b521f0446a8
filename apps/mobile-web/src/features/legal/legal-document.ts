/** A text of several sections; `{site}` is replaced by the name of the site. */
export interface LegalDocument {
  readonly version: string
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
}
