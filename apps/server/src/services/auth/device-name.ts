/**
 * What a member calls a device: its browser and its system, such as "Chrome · Android". A model that the app names
 * replaces the system. Empty if unknown.
 */
export const deviceName = (agent: string, model = ''): string => {
  const system = model.trim().slice(0, 40) || nameIn(agent, SYSTEMS)
  return [nameIn(agent, BROWSERS), system].filter((name) => name !== '').join(' · ')
}

const nameIn = (agent: string, names: readonly (readonly [RegExp, string])[]): string =>
  names.find(([sign]) => sign.test(agent))?.[1] ?? ''

/** In the order in which they are tried: most browsers name others too. */
const BROWSERS = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.* Safari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
] as const
