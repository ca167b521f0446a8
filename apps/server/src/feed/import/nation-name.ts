/** The name of a national team: some files have others for two of them. */
export const nationName = (name: string): string => OTHER_NAMES[name] ?? name

const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Bosnia and Herzegovina': 'Bosnia & Herzegovina',
  'United States': 'USA',
}
