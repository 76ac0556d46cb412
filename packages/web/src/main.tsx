import { createRoot } from 'react-dom/client';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import { Flat } from './tables/room-share/art/flat.tsx';
import { TenantShape, Tenant } from './tables/room-share/art/tenant.tsx';
import { FUTONS } from './tables/room-share/art/flat.tsx';
const C = ['red','blue','yellow','green'];
createRoot(document.getElementById('root')!).render(<div style={{padding:20}}><h1>Room Share</h1>
 <div style={{display:'flex'}}>{C.map(c => <div key={c} style={{width:120}}><Tenant colour={c}/></div>)}</div>
 <svg width="800" viewBox="-10 -10 620 380">{Array.from({length:15},(_, i) => {
   const kind = i===3||i===8?'suite':i===6||i===12?'haunted':i===10?'royal':'classic';
   const arr = [0,1,2,3].map(w => (i*7+w*3)%5<2 ? C[(i+w)%4] : null);
   return <g key={i} transform={`translate(${(i%5)*120} ${Math.floor(i/5)*120})`}><Flat kind={kind} nth={i} arrows={arr}/>
   {arr.map((c,w)=> c && <g key={w} transform={`translate(${FUTONS[w][0]-16} ${FUTONS[w][1]-23}) scale(.8)`}><TenantShape colour={c}/></g>)}</g>})}</svg></div>);
