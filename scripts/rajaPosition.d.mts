type Fields = { readonly [field: string]: unknown };
export function rajaPosition(seats: number, fields?: Fields): Fields;
export function rajaTurn(seats: number, disc: string, doing?: Fields, fields?: Fields): Fields;
export function rajaLate(): Fields;
