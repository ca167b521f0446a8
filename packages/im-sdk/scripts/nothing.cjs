// Stands in for what protobufjs brings and frame.proto has no use for.
module.exports = {}
