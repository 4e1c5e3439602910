import { randomUUID } from 'node:crypto'
import { connectToDatabase } from '../../setup/database'
import { expect, testAlone as test } from '../../setup/http-test'
import { staffEndpoints, staffOf } from '../../setup/staff'

test('somebody with a valid token who is not on the list of staff gets nothing, at once [ROLE-001]', async ({
  demo,
}) => {
  const { email, name } = demo.person('ed')
  const sql = await connectToDatabase(demo)
  const ed = staffOf(demo, 'ed')
  expect((await ed('GET', 'me')).status).toBe(200)
  try {
    await sql`delete from public.staff where email = ${email}`
    for (const endpoint of staffEndpoints) {
      const [method = '', pattern = ''] = endpoint.split(' ')
      const path = pattern.replaceAll(/\[\w+\]/g, randomUUID())
      const { status, json } = await ed(method, path, method === 'GET' ? undefined : {})
      expect([endpoint, status, json?.error]).toEqual([endpoint, 403, 'no_role'])
    }
  } finally {
    await sql`insert into public.staff (email, name, role) values (${email}, ${name}, 'editor') on conflict do nothing`
    await sql.end()
  }
  expect((await ed('GET', 'me')).json).toMatchObject({ role: 'editor' })
})
