/** Builds the structured data of an article (schema.org NewsArticle). */
export function buildArticleData(
  article: { name: string; text: string; publishedAt: string; imgUrl: string; url: string },
  origin: URL,
  brand: string,
): Record<string, unknown> {
  return {
    '@type': 'NewsArticle',
    headline: article.name,
    description: article.text,
    datePublished: article.publishedAt,
    mainEntityOfPage: new URL(article.url, origin).href,
    author: { '@type': 'Organization', name: brand },
    publisher: { '@type': 'Organization', name: brand },
    ...(article.imgUrl
      ? { image: [new URL(`/media/f_jpeg,w_1200/${article.imgUrl}`, origin).href] }
      : {}),
  }
}
