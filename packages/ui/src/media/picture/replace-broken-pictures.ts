/**
 * Shows the fallback of each picture of a document that cannot be loaded (card.images), also of
 * those that failed before. Returns the function that stops it.
 */
export function replaceBrokenPictures(page: Document): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) showFallback(target)
  }
  // Errors of pictures do not bubble.
  page.addEventListener('error', onError, { capture: true })
  for (const image of page.querySelectorAll<HTMLImageElement>('img[data-fallback]'))
    if (image.complete && image.naturalWidth === 0) showFallback(image)
  return () => page.removeEventListener('error', onError, { capture: true })
}

/**
 * The elements stay, since React may own them: it sets the attributes again when the picture gets
 * another source.
 */
function showFallback(image: HTMLImageElement): void {
  const { fallback } = image.dataset
  if (!fallback || image.getAttribute('src') === fallback) return
  if (image.parentElement?.localName === 'picture')
    for (const source of image.parentElement.querySelectorAll('source'))
      source.removeAttribute('srcset')
  image.src = fallback
}
