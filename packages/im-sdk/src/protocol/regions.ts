/**
 * The regions of the service by app id ranges. A region begins at `from` and ends where the next one begins. Regions,
 * hosts and ranges are ours. Rule: IM-11.
 */
export const REGIONS = [
  { from: 0, region: 'default', label: '' },
  { from: 20_000_000, region: 'singapore', label: 'sgp' },
  { from: 30_000_000, region: 'korea', label: 'kor' },
  { from: 40_000_000, region: 'germany', label: 'ger' },
  { from: 50_000_000, region: 'india', label: 'ind' },
  { from: 60_000_000, region: 'japan', label: 'jpn' },
  { from: 70_000_000, region: 'usa', label: 'usa' },
  { from: 80_000_000, region: 'default', label: '' },
] as const

/**
 * The hosts of an app under the service's domain: `wss://sgp.im.example.com`, `sgp-backup.…` and `sgp-anycast.…` in
 * Singapore; the domain itself, `backup.…` and `anycast.…` in the default region. One wildcard certificate covers
 * all.
 */
export const endpointsOf = (SDKAppID: number, domain: string) => {
  let label = ''
  for (const row of REGIONS) if (row.from <= SDKAppID) ({ label } = row)
  const host = (role: string) => [label, role].filter(Boolean).join('-')
  const address = (role: string) => `wss://${[host(role), domain].filter(Boolean).join('.')}`
  return { default: address(''), backup: address('backup'), anycast: address('anycast') }
}
