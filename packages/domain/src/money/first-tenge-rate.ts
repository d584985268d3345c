/** Tenge per rouble until staff set the current rate. */
export const firstTengeRate = 5.6
