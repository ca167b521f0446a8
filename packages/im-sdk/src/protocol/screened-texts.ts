/** The texts of each element that users may see: the profanity list applies to them. */
export const SCREENED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  TIMTextElem: ['text'],
  TIMCustomElem: ['description'],
  TIMFileElem: ['fileName'],
  TIMLocationElem: ['description'],
  TIMRelayElem: ['title', 'abstractList', 'compatibleText'],
}
