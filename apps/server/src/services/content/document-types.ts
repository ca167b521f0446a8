/** The type of `getProtocal`: terms of use, privacy, recharge, anchors, about the site, rules of gifts. */
export type DocumentType = 1 | 2 | 3 | 4 | 5 | 6

interface StandardDocument {
  readonly title: string
  /** As `readBlocks` reads it; `{site}` is the name of the site. */
  readonly text: string
}

export type StandardDocuments = Readonly<Record<DocumentType, StandardDocument>>
