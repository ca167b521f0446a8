import pg from 'pg'
import fs from 'node:fs'
for(const dir of process.argv.slice(2)){
const [, , , port]=fs.readFileSync(dir+'/postgres/postmaster.pid','utf8').split('\n')
const c=new pg.Client({host:'127.0.0.1',port:+port,user:'postgres',password:'simulation',database:'postgres'})
await c.connect()
console.log((await c.query('show autovacuum')).rows)
await c.query('vacuum analyze')
await c.end()}
