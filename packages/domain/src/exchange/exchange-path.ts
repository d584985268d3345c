/** Where 1C exchanges goods and orders with the shop (exchange.commerceml). */
export const exchangePath = '/api/exchange/1c/'
