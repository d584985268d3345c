'use client'

/**
 * What is left when the frame of the page itself fails in the browser: nothing of the shop can be
 * relied on, so it leads to the first page and says the least.
 */
export default function GlobalError() {
  return (
    <html lang="ru">
      <body>
        <a href="/">←</a>
      </body>
    </html>
  )
}
