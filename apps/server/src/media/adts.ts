/** The header of an AAC frame outside of FLV. `config` is an AudioSpecificConfig. */
export const adtsHeader = (config: Buffer, length: number): Buffer => {
  const bits = config.readUInt16BE(0)
  const profile = (bits >> 11) - 1
  const rate = (bits >> 7) & 15
  const channels = (bits >> 3) & 15
  const whole = length + 7
  return Buffer.from([
    0xff,
    0xf1,
    (profile << 6) | (rate << 2) | (channels >> 2),
    ((channels & 3) << 6) | (whole >> 11),
    (whole >> 3) & 0xff,
    ((whole & 7) << 5) | 0x1f,
    0xfc,
  ])
}
