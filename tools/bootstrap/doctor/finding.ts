/** One line of the doctor's table, as the API's command reads it. */
export interface Finding {
  area: string
  state: 'ok' | 'warn' | 'fail'
  text: string
  advice?: string
}
