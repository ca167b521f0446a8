/** The header for any file name, without misleading characters: folders, control characters, bidirectional marks. */
export const contentDisposition = (kind: 'inline' | 'attachment', fileName: string): string => {
  const name = fileName.split(/[/\\]/).at(-1)?.replace(MISLEADING, '').trim() || 'file'
  const ascii = name.replace(/[^\w .()-]/g, '_')
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`
}

const MISLEADING = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu

const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
