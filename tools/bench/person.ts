/** What a person's browser says it is: anything less is given the page of a crawler, without buttons. */
export const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
