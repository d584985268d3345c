import { demoUsers } from '../seed/user/demo-users.ts'

for (const { role, phone, login, password } of demoUsers) {
  const how = password === null ? 'код из СМС' : `пароль ${password}, затем код из СМС`
  process.stdout.write(`${JSON.stringify({ role, login: login ?? `+${phone}`, how })}\n`)
}
