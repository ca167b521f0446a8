/** A picture for stories: a pitch under lights in a hue. */
export const artOf = (hue: number, width = 720, height = 300) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x2="0.6" y2="1"><stop stop-color="oklch(0.62 0.13 ${hue})"/><stop offset="1" stop-color="oklch(0.32 0.1 ${hue + 30})"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><g fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="3"><path d="M${width / 2} 0v${height}"/><circle cx="${width / 2}" cy="${height / 2}" r="${height / 4}"/><path d="M0 ${height * 0.25}h${width * 0.12}v${height * 0.5}H0M${width} ${height * 0.25}h-${width * 0.12}v${height * 0.5}h${width * 0.12}"/></g></svg>`,
  )}`
