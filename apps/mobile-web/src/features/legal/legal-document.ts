/** A text of several sections; `{site}` stands for the name of the site. */
export interface LegalDocument {
  readonly version: string
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
}
