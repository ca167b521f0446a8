import { query } from '../define-endpoint'

export const getArticles = /* @__PURE__ */ query('getArticles', {
  method: 'POST',
  path: '/api/article/getArticles',
  summary: 'The articles of the site in the language of the call, the newest first.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['content'],
})

export const getArticle = /* @__PURE__ */ query('getArticle', {
  method: 'POST',
  path: '/api/article/getArticle',
  summary: 'An article as blocks, with the match and the league that it is about, and its likes.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: () => ['content'],
})

export const getProtocal = /* @__PURE__ */ query('getProtocal', {
  method: 'POST',
  path: '/webapi/protocal/getProtocal',
  summary: 'A document of the site as blocks: terms, privacy, rules, about. `type` may be in the query.',
  needs: 'anyone',
  switch: null,
  errors: ['notFound'],
  tags: () => ['content'],
})

export const articleRows = { getArticles, getArticle, getProtocal }
