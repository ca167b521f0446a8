// Stands in for `long`, which protobufjs takes for 64-bit integers: frame.proto has none.
export const isLong = undefined
