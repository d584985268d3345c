import Fastify from 'fastify'
import { Pool } from 'pg'
import { readBareServer } from './env.ts'

/** What 24 rows over HTTP cost with nothing around them: the measure of what the API adds. */
const { databaseUrl, port } = readBareServer()
const pool = new Pool({ connectionString: databaseUrl, max: 16 })
const app = Fastify()
app.get('/health/live', async () => ({ ok: true }))
app.post('/', async () => {
  const { rows } = await pool.query({
    name: 'rows',
    text: 'select product_id, price, old_price, popularity from listing where zone_id = 1 limit 24',
  })
  return rows
})
await app.listen({ host: '127.0.0.1', port })
process.on('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
