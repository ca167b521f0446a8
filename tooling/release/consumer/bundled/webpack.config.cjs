module.exports = {
  mode: 'production',
  context: __dirname,
  entry: './main.mjs',
  output: { path: `${__dirname}/webpack`, filename: 'main.mjs' },
  experiments: { css: true },
  performance: false,
}
