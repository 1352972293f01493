create table "archive" ("table_id" text not null, "record" bytea not null);
insert into "archive" values ('epts76y253ukezak',  E'\\x1b943d209c05eede1d42082d709f7fe1e1f715109a6aae7a7db7fcdef51521de8f343aa8388a60d84075025bb19bd4206ecd9a4da73d735fb2f9bc16888f3e2962b3c4e8742911aeab65ed6588c220c5f51f21ad63854738b6bb6ffb532445870649d5ce74cf2d2107951c4aa2289f8da6863ce7ec2fc369983a52212146f76fd7cfbf123ef6a2096d86deb63f4df9eb81bee163c1a41f68b308e6c061117ab0b208a8a7d861347fc8046329dfd47aaaa8fdaaddbd970b260fc6c9a209968b756b328a630b4fc51ea70597682bb6bbfe5e4ceaf65f93ff3f51f1e2347fb998d52d9bee7f11d3983e76b1dd558a2eec847c1e08dd5bffd68452b08a9ff0d7e49bcc8cf7623f3c8cd3ae16e9761d6c20a653241f30dbf858a2d810297186b241151722d7a32f6e8c0f7d0c9e4b02e423d67c658deda63a5e6a71c5761c8a3229f28ef147b5307f81f22e9c704637a68cd18d304903c0ed5457668c3fcadfc6a7f9f81e08410a192950d11b44aea56a46d5ac3a0dab622e88bd50cb32355b331783bd57b311a8562304f072f15dc1812403e2c625205cbb27a4f59b01181e7e0262a2e6ed3c113b2c2c812aa6d8712ba11cdec9b81bbf26dff306d360fa61c7ea0ecdbfba15ddf3f542588344178df2bfccadc3a9757e435035facb82b11a0080ded0a600f2d58e84b4ff3460f7ced9ea57c641101cb35abbff78987000c43ddd6d5b261e92ab6e8095c4e7db39b11fa44c8ed6d7f9c464e6fe262f3dac1204f50ad1aa9db8b9bbfdc373d2c33232e4be1a9efe566cfa07f793dfe148ca874e343327a149e6734b5be1a4899f46c3029e67fca7be7eb8082efbdfa4710940e11590cf803728275f0968189b622285d4c28b1d65d5caad94c1a62919814a5de032010fd19e2caad05504388252f83f3ee580aea7cb5514527a24429de415e091d5f346b448cf68cbd9c5df94f2fe808649881a50261ec1bbad3758334c834c823e967e1e99e9d21052219579c0df787269401905314c86a7e67c82e32a5d3d7a807cce4fe4df226a6b9e2ab9a3c98aaff49352e681b485d3d1f45e6d26f55233d4cb4d7333d2eba785839eb0f369c3fcc0c62a702b05cde0d7cde013c9ae8addec2365cd9b6dff14b2f00ad9537409e0eb9bffd7b0ba86ddfa94b7fc8404ffe5580c871b251dac13d19d804afa3830ed4fe0039ae7275024a9c79cb981d85d771a3adc0644dfccc97975721bf780568c001c2db1e87168a94cf57a0cda5bb48b8e3a52673449a4b96152897606d9a61929a99b6ef8439d9f200c34a4537ee9f3d63fdf305f9710449c7b25cd8d84d11ac60da9378e5ca1f5cb70cd9ee8c325649f155d3a6837cdfcf3ea29a8af77524e16e2f25576034687382ab950e84656d20a01f42b60d14df4f08fda236d7fc9661445e6627a107a564cf9ed02201e4472fec155f14035cf14471bb2ada5f6adacd6be9136e9a9c576d41398b2164a14b6f42f63f19db2636cef4d6bf64acff24301aa8140f1a06f7cf2b3969a00236b85c4e1f804b0fd16caaf7d9e63f6f9a5d7f300401a84971b358fd1c1c461af0a4635c8bde97051846dd61a897748e882bcd767e1312141e77eecb2c15dbd003366690d7e959336a5e7942461a5615d91eccba0f6c0053d49483612aa6cac3dec294aae251a5109554da3530da97d10afb6a573629cc13d8877d8afe2ebf672ee70f1d3d0a9000a8ef0f4f1a5bd100f8bf2521c7aef4bef7ef1f2ce26da359463ee545cf05d7db29a0ef2790518f141b816144984e4a348ca6cc6afb17d354f5152a577bbe8a3933a9a410190b2764f24ed695fd80768fd9c77e228f50be36be6ee6ec04532c0769c52ef0889175f6278db8811f5a6a4d16a58a16a4200c859274b3cfbe5c15a895641e645e662e269fbf7bbd762609d54d55e6ad26d1a204a66a4484a8e465d8ad2ab0994b31e6a64e20487da82cf7bd3671e9ec18e7adc9c9bf8094249baedae19b29c07fdf013a027c06ad29b4c81938ada6f4ed134fd93e3a0c38d119250a74233a49782c4755b100b69de0ed2a1a8b3b57298ec497ac48f88048814ebf375671c802cca97c3e0a57bfc8607517310b622294129e0653ada5727e51ece6ea2a42a16e8922a1b6b4403c8f276e40ec359fb98c6c47afa8cd89171da69cb9ff47b87e43024d45914a81e97cb994ce0d241d328351d39384dde0f77b4aa499f46af5ecb0714b0611e1f3657c29d47678e1999800cb95d97554daaffc5d0b7793b6122a3dec0fb5dfed5f1d51778e9f7e0b70df39709a457eab2357d2e8ea90a567574c8cf39c936817ef858d1a3b2db333f1c475e9f9b87286955efc6c5acbaf76ef60e50e4ed9c3a84f6d28d9197a5a953dd9f6d744dd82986837aa61840ecf317655c9a879d972e81c1ef273ab6ceb9695446820a6deaf548ba7512642d9618f9804829df10455dedbc7d5478fc50870d84b340712c8779b1c9393d8f43f5053237335fd33ec830b5c9a3d7ba900162d62a89b2eafd78c66c7fc55f159caf208907be6c80649c951a4db2ed22b26f2af57919a3a32606428eaa178c5476b818d1366f374e6cad9d86433af699bb5957a9be90e95c8fa9c122cd5be908948ad3135d6bd0d5e426665bda6accdb6d497de0e652b599ebb14256621f1176824788312641beda4e21d1c634496e395676626d80052d3db9220f2350f0f962c2edcefa5a4094885d09d6d0399a091604a0649d30d10abed4fe9c53f1765cb96beeaebd101e5600021969cbbeea1a204a50618b88ec0d3954a103a05eed00924b1469afdf3bd2bf55de8a1267990febe6640608ab706d6fa34dcf128e4d7b18a93788976aa30c7acff8cd3f24dfe8dddabad12e91babd6ff21a9ca12589457f0a8956ba14f5eec27ac4306859474a431ec4e6ee3153f7f4d5b5fa3691e495677be6c373ec5cdbc7f6693954b5d0233b31d3b4a33f860ef64868ab7a41f398c2795b944a3d2373532d67b36320409e7702ef3052b8f89c5708c0fafa35f2ee766e11df06ce018054e78b92245853ef72266ea02de1429b3aecb3e840079d11acda9da89518d64529ef8496385955554b948bc51879da472e5fd1ce1b045c5af6ec5127c9ad60f85d28b70be58b68dd860688bd538aa2ad3d23d2cbecea6cca90255b78eb8992db4cef54958a4bab403b03185993265a4163f1de87a1bb7c53f6279faede23f8c9c0e5f7a2002b74de2ebda19e5eda1851a44b559520d368660190f34e2c1d6af302aba706cca2f841abad763ec6ebb47194d3700111aef89b4b85f3fa48198550d53a768e94b88a41bcdac221f1e0e929ba64553fb3a22cd61e1d754f3f9b0b486086ac29564aa0bc9a226551b3e83b28de9da9ffe40cb55b8534225d6f3a63e9c2e18561eae858392b886390b256ec4ce2e23c6d951fe539fb7aefae573abb47f2b7afbdcf082d533f90269e8eaa2b50415f7897ba4e39c56759ca53910e2453945ef6703b283a88d8ca552b56733549aeb02ee6cc9325f251815e0eee5276bcf8252c16e53312b3c9dd00a14a43ef526d720184068c92d6b0d93496506b7a0f0350cebaf9ed13c53ab40eaed416ada581a5b836f7c73c4331e8cbb3d56751474765ccdc549742dde2b001c879274f899e86e6677909aced65a60c60ba7e6e46f035db51279766acdbd1a2b391ce278427ee5045c1a3a11a1dcb21cee2d542eb62cb3b254bc4d62ff583af5b3fa4f26cc7fe8297b3f5b13db92c74277878af633df30f7ad62189796d9b72a7efea0f77f7d17b6f8cd542b9b3534fb97eae888f13c94bbebf947599164084f5f3b2284193dd29b137d7b2e30850ca3b80138b0749a6ce0b4678ea964b549a2f31840948db8548be0f23ddf1e625752bb86850ab512e169bbd5f4f1d7f69992a2780357b34dc92a58a08ea9e5a8ecb26137980913562a25c583eb7c17a6f1f696b09853d1947efdc8070d1151d8a14e79cb11ed5d04e23ac4b20ef2048bcb1db983be725de558f7d81e3e975d2bf9709b02e6f16d6170cea364a4ab38b9b543a35ab1919e71ac66e2de7ee46cac986ff9ecac5c5f9d97513d3b42c8951521eea2925919fd8acb68d84da551d9562370cd5a20189325a6e54e923d5ba1787882b72d199c0698408431bbc3add7fe303');
alter table "archive" add constraint "archive_pkey" PRIMARY KEY (table_id);
create table "block" ("person" text not null, "other" text not null);
alter table "block" add constraint "block_pkey" PRIMARY KEY (person, other);
create table "chat" ("table_id" text not null, "n" integer not null, "person" text not null, "at" bigint not null, "audience" text not null, "request" text not null, "text" text not null);
insert into "chat" values ('mrtklawdklj523kq', '0', 'ccuuze6mge7p2irf', '1793534402190', 'seats', 'XqLP5TGO4f5jEW_IKkptGE', 'Good luck!');
insert into "chat" values ('mrtklawdklj523kq', '1', 'vgja5ylqormxxbc2', '1793534402250', 'seats', 'ztKnl4W6DDKhtFHHTbpGi-', 'À toi d’abord.');
alter table "chat" add constraint "chat_pkey" PRIMARY KEY (table_id, n);
alter table "chat" add constraint "chat_table_id_request_key" UNIQUE (table_id, request);
CREATE INDEX chat_person ON public.chat USING btree (person);
create table "device_link" ("hash" text not null, "person" text not null, "expires" bigint not null);
alter table "device_link" add constraint "device_link_pkey" PRIMARY KEY (hash);
create table "door" ("table_id" text not null, "door" text not null, "hash" text not null);
insert into "door" values ('3imdy5t4lo427ccx', 'join', 'nHSEPqzZQy8X7dOYMZwIutYkmRTxstpAPu1NcM8FegY');
insert into "door" values ('3imdy5t4lo427ccx', 'watch', 'QS4QLrLXWgfyrYwOKqT5ztkh5WP767Mn2-uKKwUDF-0');
insert into "door" values ('epts76y253ukezak', 'join', 'Ob_vbpwvKp_Vowtrn0tnn-a4gSGqWkvmM-7PhapPRWs');
insert into "door" values ('epts76y253ukezak', 'watch', 'CpE7OELB802npEwDo0-6uUTDKG-rU30CTOEIEGSIihE');
insert into "door" values ('jsu7rszcqmih5pr5', 'join', 'Pg0gsKAcvAiw-vJfT_UTBSYinoJ1YIdcbEm0yKE32Cs');
insert into "door" values ('jsu7rszcqmih5pr5', 'watch', 'GJ9rDpqbwN0_fUqF3P02jw8u4CoqohX33QnLLEnBMeQ');
insert into "door" values ('mrtklawdklj523kq', 'join', '5UqUII58JNh1dhbHO0sDTpfgXD8weYiDiiW_KYkVGqU');
insert into "door" values ('mrtklawdklj523kq', 'watch', 'wm7ur43VJaJJBuhuY9R7c7PCv362sKADBKDbPy_hIKg');
insert into "door" values ('tjyblvvnfsse5isy', 'join', 'OwWmL6A3rwZLz-fXxVLuuTmsyudav0mmPzQ4iOWOLng');
insert into "door" values ('tjyblvvnfsse5isy', 'watch', 'Vm2K9qUhPGIBPpAkR8563XrxthPj9XhHxDiJ32Roknw');
insert into "door" values ('xkwl66epgx4hzzu3', 'join', 'gvVll47ssKJj7YGiweQklRLvV3Jvf9I9bU2IioiWCPU');
insert into "door" values ('xkwl66epgx4hzzu3', 'watch', 'wZkjYkfWC_y1IUsNgO8zK8mrGJbqk408Lj60yka2D94');
insert into "door" values ('xyxx2fyq5skbgtuf', 'join', 'nYm72iJoUQqGYdDDemLLH_2a_ake5iFRmgd2SqtrbfE');
insert into "door" values ('xyxx2fyq5skbgtuf', 'watch', 'WVNvDHycDIn5aZqcrNYzQolAdbvTV_ien6yfeSPqWwU');
insert into "door" values ('xzymyy6ft4qksyqi', 'join', '619IAsQS30eb5wxGXe-h9vPG5zJZFizGFxl0ywuJ7nM');
insert into "door" values ('xzymyy6ft4qksyqi', 'watch', 'DC-KYEW7nVqvr5-wcqtMTKo0oXpDuImaP7ufF_8D_nM');
insert into "door" values ('y6toidkuydzdipxu', 'join', 'WOte4x0Eub0XBhD-6U5ROQWQF5va99OzcWPE6P63CiY');
insert into "door" values ('y6toidkuydzdipxu', 'watch', '2BjlyuSHqqhk02qw2po9ZSsup-ztj9JN4aV3FeEN8FI');
alter table "door" add constraint "door_pkey" PRIMARY KEY (table_id, door);
create table "game_table" ("id" text not null, "owner" text not null, "created" bigint not null, "updated" bigint not null, "config" text not null, "commitment" text not null, "state" text not null, "listed" integer not null, "rules" integer not null, "awaiting" text not null, "due" bigint, "summary" text not null, "head" integer not null, "chat" integer not null, "archived" integer not null);
insert into "game_table" values ('3imdy5t4lo427ccx', 'ccuuze6mge7p2irf', '1793534404700', '1793534405690', '{"modules":["base"],"players":2,"first":0}', '9d84f7f6832c670104725154ed30013003b0f5c62c7f0a5ebb87f9d71360cd24', 'over', '0', '3', '[]', null, '{"kind":"game","state":"over","modules":["base"],"pace":{"pace":"live"},"seats":[{"colour":"blue","person":"ccuuze6mge7p2irf"},{"colour":"orange","person":"vgja5ylqormxxbc2"}],"awaits":0,"steps":13,"updated":1793534405690,"delay":0,"result":{"how":"conceded","points":[10,10],"places":[1,2]}}', '13', '0', '0');
insert into "game_table" values ('epts76y253ukezak', 'ccuuze6mge7p2irf', '1793534405780', '1793534409250', '{"modules":["base"],"players":2,"first":0}', 'ddb0262502b3dab968c59c26c8dc1467411ebe66a2d75a3b437ec5dda1c49401', 'over', '0', '3', '[]', null, '{"kind":"game","state":"over","modules":["base"],"pace":{"pace":"live"},"seats":[{"colour":"blue","person":"ccuuze6mge7p2irf"},{"colour":"orange","person":"vgja5ylqormxxbc2"}],"awaits":-1,"steps":42,"updated":1793534409250,"delay":0,"result":{"how":"over","points":[56,39],"places":[1,2]}}', '42', '0', '1');
insert into "game_table" values ('jsu7rszcqmih5pr5', 'ccuuze6mge7p2irf', '1793534409340', '1793534410020', '{"modules":["base"],"players":2,"first":0}', '3c297d3ee9011ffaa192c0cbce191a1d8d5037c67f59f6314da292e680b58837', 'abandoned', '0', '3', '[]', null, '{"kind":"game","state":"abandoned","modules":["base"],"pace":{"pace":"live"},"seats":[{"colour":"blue","person":"ccuuze6mge7p2irf"},{"colour":"orange","person":"vgja5ylqormxxbc2"}],"awaits":1,"steps":10,"updated":1793534410020,"delay":0}', '10', '0', '0');
insert into "game_table" values ('mrtklawdklj523kq', 'ccuuze6mge7p2irf', '1793534400310', '1793534402090', '{"modules":["base"],"players":2,"first":0}', '3776582396693292b2d843d0fb9436c1bdfce8cc512b53b0612b3a42914b389d', 'playing', '0', '3', '["ccuuze6mge7p2irf"]', '1798718402090', '{"kind":"game","state":"playing","modules":["base"],"pace":{"pace":"live"},"seats":[{"colour":"blue","person":"ccuuze6mge7p2irf"},{"colour":"orange","person":"vgja5ylqormxxbc2"}],"awaits":0,"steps":23,"updated":1793534402090,"delay":0}', '23', '2', '0');
insert into "game_table" values ('tjyblvvnfsse5isy', 'ccuuze6mge7p2irf', '1793534410100', '1793534410360', '{"modules":["base","solo","companion"],"players":1,"difficulty":"easy"}', 'b2da8b93f890702fa71ed83eeb67727c6167090f8efc56202f12f2560b4ef9d1', 'playing', '0', '3', '[]', '1798718410360', '{"kind":"companion","state":"playing","modules":["base","solo","companion"],"pace":{"pace":"live"},"seats":[{"colour":"blue","person":"ccuuze6mge7p2irf"}],"awaits":-1,"steps":6,"updated":1793534410360,"delay":0}', '6', '0', '0');
insert into "game_table" values ('xkwl66epgx4hzzu3', 'ccuuze6mge7p2irf', '1793534404050', '1793534404610', '{"modules":["base"],"players":2,"first":0}', 'c3b8174e38cc91e3155a6ee5f08c7d82976424bde72d82f3dd8c6918017fb629', 'paused', '0', '3', '[]', '1798718404610', '{"kind":"game","state":"paused","modules":["base"],"pace":{"pace":"live"},"seats":[{"colour":"blue","person":"ccuuze6mge7p2irf"},{"colour":"orange","person":"vgja5ylqormxxbc2"}],"awaits":0,"steps":8,"updated":1793534404610,"delay":0}', '8', '0', '0');
insert into "game_table" values ('xyxx2fyq5skbgtuf', 'ccuuze6mge7p2irf', '1793534400210', '1793534400230', '{"modules":["base"],"players":3,"first":0}', '35ac4e906de2b4cbeeb105d3ea02e8e71cc0c9c68dd22725e0d43c6dcb2d4e44', 'open', '1', '3', '[]', '1796126400230', '{"kind":"game","title":"Sunday evening","state":"open","modules":["base"],"pace":{"pace":"live"},"seats":[{"colour":"blue","person":"ccuuze6mge7p2irf"},{"colour":"orange"},{"colour":"green","level":"beginner"}],"awaits":-1,"steps":2,"updated":1793534400230,"delay":0}', '2', '0', '0');
insert into "game_table" values ('xzymyy6ft4qksyqi', 'ccuuze6mge7p2irf', '1793534402410', '1793534403960', '{"modules":["base"],"players":2,"first":0}', 'a9e37593729447e13648c4d5b80ad94a5a35594bc171527d9ea0df6965f967ab', 'playing', '0', '3', '["vgja5ylqormxxbc2"]', '1793793603860', '{"kind":"game","state":"playing","modules":["base"],"pace":{"pace":"slow","hours":24,"bank":48},"seats":[{"colour":"blue","person":"ccuuze6mge7p2irf"},{"colour":"orange","person":"vgja5ylqormxxbc2"}],"awaits":1,"due":1793793603860,"steps":20,"updated":1793534403960,"delay":60}', '20', '0', '0');
insert into "game_table" values ('y6toidkuydzdipxu', 'ccuuze6mge7p2irf', '1793534410440', '1793534410530', '{"modules":["base"],"players":2,"first":0}', '01031181c1fc12ed7333a856311edcba039a160fb5f3929cef74cdd9daf8e605', 'playing', '0', '3', '["ccuuze6mge7p2irf"]', '1798718410530', '{"kind":"sandbox","state":"playing","modules":["base"],"pace":{"pace":"live"},"seats":[{"colour":"blue","person":"ccuuze6mge7p2irf"},{"colour":"orange","person":"ccuuze6mge7p2irf"}],"awaits":0,"steps":4,"updated":1793534410530,"delay":0}', '4', '0', '0');
alter table "game_table" add constraint "game_table_pkey" PRIMARY KEY (id);
CREATE INDEX game_table_due ON public.game_table USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX game_table_listed ON public.game_table USING btree (state, updated, id) WHERE (listed = 1);
CREATE INDEX game_table_owner ON public.game_table USING btree (owner, state);
CREATE INDEX game_table_unarchived ON public.game_table USING btree (state, updated) WHERE (archived = 0);
CREATE INDEX game_table_updated ON public.game_table USING btree (updated, id);
create table "kysely_migration" ("name" character varying(255) not null, "timestamp" character varying(255) not null);
insert into "kysely_migration" values ('0001-beginning', '2026-11-19T06:06:54.033Z');
insert into "kysely_migration" values ('0002-push-wishes', '2026-11-19T06:06:54.037Z');
alter table "kysely_migration" add constraint "kysely_migration_pkey" PRIMARY KEY (name);
create table "kysely_migration_lock" ("id" character varying(255) not null, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" values ('migration_lock', '0');
alter table "kysely_migration_lock" add constraint "kysely_migration_lock_pkey" PRIMARY KEY (id);
create table "person" ("id" text not null, "name" text not null, "preferences" text not null, "away_until" bigint, "created" bigint not null, "seen" bigint not null);
insert into "person" values ('ccuuze6mge7p2irf', 'Anna', '{}', null, '1793534400040', '1793534400050');
insert into "person" values ('vgja5ylqormxxbc2', 'Bruno', '{}', null, '1793534400110', '1793534400120');
alter table "person" add constraint "person_pkey" PRIMARY KEY (id);
create table "private" ("table_id" text not null, "person" text not null, "item" text not null, "body" text not null);
insert into "private" values ('mrtklawdklj523kq', 'ccuuze6mge7p2irf', 'note', '"Save the wool for the fair."');
insert into "private" values ('mrtklawdklj523kq', 'ccuuze6mge7p2irf', 'read', '{"step":0,"chat":2}');
insert into "private" values ('mrtklawdklj523kq', 'vgja5ylqormxxbc2', 'draft',  E'"[\\"end turn\\"]"');
insert into "private" values ('mrtklawdklj523kq', 'vgja5ylqormxxbc2', 'plans',  E'"{\\"turns\\":[]}"');
alter table "private" add constraint "private_pkey" PRIMARY KEY (table_id, person, item);
CREATE INDEX private_person ON public.private USING btree (person);
create table "push" ("endpoint" text not null, "person" text not null, "device" text not null, "keys" text not null, "wishes" text default '{}'::text not null);
insert into "push" values ('https://fcm.googleapis.com/fcm/send/kept', 'vgja5ylqormxxbc2', 'kept', '{"p256dh":"","auth":""}', '{"language":"fr"}');
alter table "push" add constraint "push_pkey" PRIMARY KEY (endpoint);
CREATE INDEX push_person ON public.push USING btree (person);
create table "report" ("id" text not null, "at" bigint not null, "by" text not null, "table_id" text not null, "about" text not null, "text" text not null, "lines" text not null, "state" text not null);
insert into "report" values ('p17J5Hyki-U2EZleRMmwN0', '1793534410670', 'vgja5ylqormxxbc2', 'mrtklawdklj523kq', 'ccuuze6mge7p2irf', 'Only a try.', '[{"table":"mrtklawdklj523kq","audience":"seats","n":0,"person":"ccuuze6mge7p2irf","at":1793534402190,"request":"XqLP5TGO4f5jEW_IKkptGE","text":"Good luck!"},{"table":"mrtklawdklj523kq","audience":"seats","n":1,"person":"vgja5ylqormxxbc2","at":1793534402250,"request":"ztKnl4W6DDKhtFHHTbpGi-","text":"À toi d’abord."}]', 'open');
alter table "report" add constraint "report_pkey" PRIMARY KEY (id);
CREATE INDEX report_state ON public.report USING btree (state, at);
create table "seat" ("table_id" text not null, "seat" integer not null, "person" text not null);
insert into "seat" values ('3imdy5t4lo427ccx', '0', 'ccuuze6mge7p2irf');
insert into "seat" values ('3imdy5t4lo427ccx', '1', 'vgja5ylqormxxbc2');
insert into "seat" values ('epts76y253ukezak', '0', 'ccuuze6mge7p2irf');
insert into "seat" values ('epts76y253ukezak', '1', 'vgja5ylqormxxbc2');
insert into "seat" values ('jsu7rszcqmih5pr5', '0', 'ccuuze6mge7p2irf');
insert into "seat" values ('jsu7rszcqmih5pr5', '1', 'vgja5ylqormxxbc2');
insert into "seat" values ('mrtklawdklj523kq', '0', 'ccuuze6mge7p2irf');
insert into "seat" values ('mrtklawdklj523kq', '1', 'vgja5ylqormxxbc2');
insert into "seat" values ('tjyblvvnfsse5isy', '0', 'ccuuze6mge7p2irf');
insert into "seat" values ('xkwl66epgx4hzzu3', '0', 'ccuuze6mge7p2irf');
insert into "seat" values ('xkwl66epgx4hzzu3', '1', 'vgja5ylqormxxbc2');
insert into "seat" values ('xyxx2fyq5skbgtuf', '0', 'ccuuze6mge7p2irf');
insert into "seat" values ('xzymyy6ft4qksyqi', '0', 'ccuuze6mge7p2irf');
insert into "seat" values ('xzymyy6ft4qksyqi', '1', 'vgja5ylqormxxbc2');
insert into "seat" values ('y6toidkuydzdipxu', '0', 'ccuuze6mge7p2irf');
insert into "seat" values ('y6toidkuydzdipxu', '1', 'ccuuze6mge7p2irf');
alter table "seat" add constraint "seat_pkey" PRIMARY KEY (table_id, seat);
CREATE INDEX seat_person ON public.seat USING btree (person);
create table "seat_token" ("table_id" text not null, "seat" integer not null, "hash" text not null, "person" text not null);
insert into "seat_token" values ('xzymyy6ft4qksyqi', '1', 'cz75E55NinFT798M6QDFAbQOYi0t3NLd6mYsXJGlckg', 'vgja5ylqormxxbc2');
alter table "seat_token" add constraint "seat_token_hash_key" UNIQUE (hash);
alter table "seat_token" add constraint "seat_token_pkey" PRIMARY KEY (table_id, seat);
create table "secret" ("table_id" text not null, "seed" bytea not null);
insert into "secret" values ('3imdy5t4lo427ccx',  E'\\x0f7c7f1e656d3faf5b0fdbe09609d0e667d4450f5263577b62296993b64cf8f4');
insert into "secret" values ('epts76y253ukezak',  E'\\x5c76fde7c1f0b7dca1b20245316ade0efe2e7b8223cb91732072fabca707c837');
insert into "secret" values ('jsu7rszcqmih5pr5',  E'\\xb63932cd86b5035839c17e5443c65083e801768e5eb4c08866a19fb449f6b882');
insert into "secret" values ('mrtklawdklj523kq',  E'\\x045bda26fc46742514c3cf50bbfdb07cb97f253e3157938dfbd68c36fff93375');
insert into "secret" values ('tjyblvvnfsse5isy',  E'\\x033f5d0d968e2fce5ee27d4ebf4511a27c5aed81f99a6a54d1f1c4ca3f58c15e');
insert into "secret" values ('xkwl66epgx4hzzu3',  E'\\x336347bf3ecb85a80f85edfa431daa5569f683b3657e185f2e40067a16762e9b');
insert into "secret" values ('xyxx2fyq5skbgtuf',  E'\\xc33362008c358082e7738fa31065dd685f78fdd402fcd5033f8817de35bd11cd');
insert into "secret" values ('xzymyy6ft4qksyqi',  E'\\x11d5eb56e7bf6d47c600846ca77a755450490585bd1e01ddaa81ea78cbad5c24');
insert into "secret" values ('y6toidkuydzdipxu',  E'\\xf50d4b93bd8c3e8390c67808e50e7c77ddc765ad25653f52585b2cd6c60b7ec1');
alter table "secret" add constraint "secret_pkey" PRIMARY KEY (table_id);
create table "session" ("token_hash" text not null, "device" text not null, "person" text not null, "label" text not null, "created" bigint not null, "seen" bigint not null, "expires" bigint not null);
insert into "session" values ('Oww1c12sIiCMnQ0j8NuYRX0uQtmJHPLmmVaBfoaxhtU', '5khyretds67ylp2i', 'ccuuze6mge7p2irf', 'program', '1793534400060', '1793534400070', '1828094400080');
insert into "session" values ('c1U2cvZzghikHlAXnv1c6nAvSjT-JhVYnfJyBo8uVm8', '5snmbxqmxflqegv3', 'vgja5ylqormxxbc2', 'program', '1793534400130', '1793534400140', '1828094400150');
alter table "session" add constraint "session_pkey" PRIMARY KEY (token_hash);
CREATE INDEX session_person ON public.session USING btree (person);
create table "setting" ("name" text not null, "value" text not null);
insert into "setting" values ('epoch', '3B5MsRD8QhrBAUNNDKtJMX');
insert into "setting" values ('installation', 'hn4wrrusk4xw3ui2');
insert into "setting" values ('vapid', '{"kty":"EC","x":"zuWfhjL4DB0GjdizbJ0FovaMCucaONF1mc3-QqCS2QY","y":"qVbyjH2psaKZu5K7TYgEzjVEZCyL9btrA_CEjCDCfgE","crv":"P-256","d":"nxp5x0zyi1yVWE7hOKd11BsjpEuApCxtQUbt3KoItwM"}');
alter table "setting" add constraint "setting_pkey" PRIMARY KEY (name);
create table "step" ("table_id" text not null, "step" integer not null, "at" bigint not null, "by" text, "kind" text not null, "request" text not null, "body" text not null);
insert into "step" values ('3imdy5t4lo427ccx', '0', '1793534404700', 'ccuuze6mge7p2irf', 'agree', 'founded', '{"terms":{"kind":"game","seats":[{"for":"anybody","colour":"blue"},{"for":"anybody","colour":"orange"}],"listed":false,"pace":{"pace":"live"},"allow":{"forecast":true,"hints":true},"watching":{"open":true,"chat":false,"delay":0},"config":{"modules":["base"],"players":2,"first":0}},"rules":3,"commit":"9d84f7f6832c670104725154ed30013003b0f5c62c7f0a5ebb87f9d71360cd24"}');
insert into "step" values ('3imdy5t4lo427ccx', '1', '1793534404720', 'ccuuze6mge7p2irf', 'seat', 'take-0----------------', '{"change":{"do":"take","seat":0,"person":"ccuuze6mge7p2irf"}}');
insert into "step" values ('3imdy5t4lo427ccx', '10', '1793534405500', 'vgja5ylqormxxbc2', 'play', '41gZiody0CPI1kFXwsXyIc', '{"seat":1,"entries":["take bonus.vp-4"],"awaits":1}');
insert into "step" values ('3imdy5t4lo427ccx', '11', '1793534405580', 'vgja5ylqormxxbc2', 'play', 'y8M6wXzJqhuvQ331RlNXL8', '{"seat":1,"entries":["end turn","[corruption 2]"],"awaits":0,"hash":"52ac1818274c998d"}');
insert into "step" values ('3imdy5t4lo427ccx', '12', '1793534405690', 'vgja5ylqormxxbc2', 'end', 'JJZHfOxmiw1Fh3nc2dyX8E', '{"how":"conceded","seat":1,"seed":"0f7c7f1e656d3faf5b0fdbe09609d0e667d4450f5263577b62296993b64cf8f4"}');
insert into "step" values ('3imdy5t4lo427ccx', '2', '1793534404800', 'vgja5ylqormxxbc2', 'seat', 'WfkGzVcuMmBWy0G3fksbih', '{"change":{"do":"take","seat":1,"person":"vgja5ylqormxxbc2"}}');
insert into "step" values ('3imdy5t4lo427ccx', '3', '1793534404900', 'ccuuze6mge7p2irf', 'seat', 'w2cMs-5MCsAPVli6FE3jW0', '{"change":{"do":"ready","seat":0}}');
insert into "step" values ('3imdy5t4lo427ccx', '4', '1793534405000', 'vgja5ylqormxxbc2', 'seat', 'rsE1KcvPvUs48xsN-05nx-', '{"change":{"do":"ready","seat":1}}');
insert into "step" values ('3imdy5t4lo427ccx', '5', '1793534405080', 'ccuuze6mge7p2irf', 'start', 'rOCpHTaAsFkE6ET1pS0NOe', '{"entropy":["",""],"entries":["[wheel 5]","[draw bonus.vp-4]","[draw bonus.contract-2]","[draw bonus.any-action-1]","[draw bonus.king-3]","[draw bonus.architect-2]","[draw bonus.any-3]","[draw bonus.crest-lily]","[draw bonus.crest-sun]","[draw bonus.merchant-2]","[draw bonus.contract-3]","[draw bonus.gold-3]","[draw bonus.contract-iron-1-wool-1]","[draw bonus.merchant-3]","[draw bonus.contract-iron-2]","[draw bonus.architect-3]","[draw bonus.crest-eagle]","[draw bonus.contract-identical-1]","[draw contract.crest-chalice]","[draw contract.wool-9]","[draw contract.wool-5]","[draw contract.identical-3]","[draw contract.iron-7]","[draw character.architect.step-pillar]","[draw character.character.character-2]","[draw character.merchant.step-1]","[draw character.character.gold-2]","[draw character.king.king-2]","[cost cost.stone-4-vp-5]","[cost cost.stone-7-vp-12]","[cost cost.stone-2-vp-2]","[cost cost.stone-4-vp-6]","[cost cost.stone-6-vp-10]","[cost cost.stone-5-vp-8]","[cost cost.stone-3-vp-4]","[cost cost.closed]","[cost cost.stone-3-vp-3]","[town toulouse]","[town verona]","[town troyes]","[fair fair.filled-building]","[fair fair.contract-crest]","[fair fair.cathedral]","[fair fair.house]","[roll blue 2]","[roll dark-gray 1]","[roll blue 1]","[roll pink 3]","[roll yellow 1]","[roll yellow 5]","[roll light-gray 3]","[roll pink 4]","[corruption 0]"],"awaits":0,"hash":"5c4710ac0a18e31f"}');
insert into "step" values ('3imdy5t4lo427ccx', '6', '1793534405170', 'ccuuze6mge7p2irf', 'play', 'uvGSSF6q9RRB2sEqVIxRGE', '{"seat":0,"entries":["die yellow 1"],"awaits":0}');
insert into "step" values ('3imdy5t4lo427ccx', '7', '1793534405250', 'ccuuze6mge7p2irf', 'play', 'm8sHgkzCBkO2ehtM6sG1kz', '{"seat":0,"entries":["take bonus.any-action-1"],"awaits":0}');
insert into "step" values ('3imdy5t4lo427ccx', '8', '1793534405330', 'ccuuze6mge7p2irf', 'play', '8EjjbHfzbsUUVVYnQvlQak', '{"seat":0,"entries":["end turn"],"awaits":1,"hash":"6a3f48958a1f8009"}');
insert into "step" values ('3imdy5t4lo427ccx', '9', '1793534405420', 'vgja5ylqormxxbc2', 'play', 'kCN9jGj1ekIH3HAoA9XUz_', '{"seat":1,"entries":["die yellow 5"],"awaits":1}');
insert into "step" values ('jsu7rszcqmih5pr5', '0', '1793534409340', 'ccuuze6mge7p2irf', 'agree', 'founded', '{"terms":{"kind":"game","seats":[{"for":"anybody","colour":"blue"},{"for":"anybody","colour":"orange"}],"listed":false,"pace":{"pace":"live"},"allow":{"forecast":true,"hints":true},"watching":{"open":true,"chat":false,"delay":0},"config":{"modules":["base"],"players":2,"first":0}},"rules":3,"commit":"3c297d3ee9011ffaa192c0cbce191a1d8d5037c67f59f6314da292e680b58837"}');
insert into "step" values ('jsu7rszcqmih5pr5', '1', '1793534409360', 'ccuuze6mge7p2irf', 'seat', 'take-0----------------', '{"change":{"do":"take","seat":0,"person":"ccuuze6mge7p2irf"}}');
insert into "step" values ('jsu7rszcqmih5pr5', '2', '1793534409440', 'vgja5ylqormxxbc2', 'seat', 'RacSFPe00swsHuN38Nm94D', '{"change":{"do":"take","seat":1,"person":"vgja5ylqormxxbc2"}}');
insert into "step" values ('jsu7rszcqmih5pr5', '3', '1793534409540', 'ccuuze6mge7p2irf', 'seat', '40zXC2lH5eYQyzQPhTakQj', '{"change":{"do":"ready","seat":0}}');
insert into "step" values ('jsu7rszcqmih5pr5', '4', '1793534409640', 'vgja5ylqormxxbc2', 'seat', 'G_JfTs-FkqJgAsZIjDv5Fj', '{"change":{"do":"ready","seat":1}}');
insert into "step" values ('jsu7rszcqmih5pr5', '5', '1793534409720', 'ccuuze6mge7p2irf', 'start', '27HQWTp3xeaNwBDd5Rg2Ys', '{"entropy":["",""],"entries":["[wheel 5]","[draw bonus.crest-sun]","[draw bonus.any-3]","[draw bonus.recolour]","[draw bonus.king-2]","[draw bonus.crest-lion]","[draw bonus.contract-wool-2]","[draw bonus.crest-lily]","[draw bonus.strengthen-3]","[draw bonus.architect-2]","[draw bonus.contract-iron-2]","[draw bonus.crest-eagle]","[draw bonus.characters]","[draw bonus.merchant-2]","[draw bonus.gold-2-vp-2]","[draw bonus.merchant-3]","[draw bonus.gold-3]","[draw bonus.king-3]","[draw contract.crest-sun]","[draw contract.iron-3]","[draw contract.crest-lily]","[draw contract.identical-3]","[draw contract.wool-3]","[draw character.merchant.step-house]","[draw character.king.vp-2]","[draw character.contract.gold-1-iron-1]","[draw character.architect.stone-2]","[draw character.architect.step-2]","[cost cost.stone-5-vp-8]","[cost cost.stone-3-vp-4]","[cost cost.stone-4-vp-6]","[cost cost.stone-7-vp-12]","[cost cost.stone-2-vp-2]","[cost cost.stone-4-vp-5]","[cost cost.stone-3-vp-3]","[cost cost.stone-6-vp-10]","[cost cost.closed]","[town nurnberg]","[town troyes]","[town leipzig]","[fair fair.contract-cathedral]","[fair fair.cathedral]","[fair fair.filled-building]","[fair fair.pillar]","[roll dark-gray 4]","[roll pink 4]","[roll dark-gray 2]","[roll blue 5]","[roll pink 6]","[roll yellow 2]","[roll blue 2]","[roll light-gray 2]","[corruption 1]"],"awaits":0,"hash":"9c050e1370042aff"}');
insert into "step" values ('jsu7rszcqmih5pr5', '6', '1793534409810', 'ccuuze6mge7p2irf', 'play', 'SvisLLXK0QK4mQFSJsDr7G', '{"seat":0,"entries":["die yellow 2"],"awaits":0}');
insert into "step" values ('jsu7rszcqmih5pr5', '7', '1793534409890', 'ccuuze6mge7p2irf', 'play', 'o1Rjxb_QqpkiPPRf3lo8Eb', '{"seat":0,"entries":["take bonus.king-2"],"awaits":0}');
insert into "step" values ('jsu7rszcqmih5pr5', '8', '1793534409970', 'ccuuze6mge7p2irf', 'play', 'lFS7xxtSGvXdqh-YpncMZI', '{"seat":0,"entries":["end turn"],"awaits":1,"hash":"e8b1f27f01af4879"}');
insert into "step" values ('jsu7rszcqmih5pr5', '9', '1793534410020', null, 'end', 'wKoDdT1PnyLTKPkkd3-9mp', '{"how":"abandoned"}');
insert into "step" values ('mrtklawdklj523kq', '0', '1793534400310', 'ccuuze6mge7p2irf', 'agree', 'founded', '{"terms":{"kind":"game","seats":[{"for":"anybody","colour":"blue"},{"for":"anybody","colour":"orange"}],"listed":false,"pace":{"pace":"live"},"allow":{"forecast":true,"hints":true},"watching":{"open":true,"chat":false,"delay":0},"config":{"modules":["base"],"players":2,"first":0}},"rules":3,"commit":"3776582396693292b2d843d0fb9436c1bdfce8cc512b53b0612b3a42914b389d"}');
insert into "step" values ('mrtklawdklj523kq', '1', '1793534400330', 'ccuuze6mge7p2irf', 'seat', 'take-0----------------', '{"change":{"do":"take","seat":0,"person":"ccuuze6mge7p2irf"}}');
insert into "step" values ('mrtklawdklj523kq', '10', '1793534401110', 'vgja5ylqormxxbc2', 'play', 'sTLBYEUs3Lfb9Q4rVNcIAj', '{"seat":1,"entries":["take bonus.four-goods"],"awaits":1}');
insert into "step" values ('mrtklawdklj523kq', '11', '1793534401190', 'vgja5ylqormxxbc2', 'play', 'N62EWHrWbtNIrVs3ibHVIK', '{"seat":1,"entries":["end turn","[corruption 1]"],"awaits":0,"hash":"c524d5821ff9b438"}');
insert into "step" values ('mrtklawdklj523kq', '12', '1793534401280', 'ccuuze6mge7p2irf', 'play', 'dkHMk1ba5KD1O_vZPeclro', '{"seat":0,"entries":["die pink 4"],"awaits":0}');
insert into "step" values ('mrtklawdklj523kq', '13', '1793534401360', 'ccuuze6mge7p2irf', 'play', '7uH8Z2Xe4mbsomqeDOvjFy', '{"seat":0,"entries":["take bonus.contract-iron-2"],"awaits":0}');
insert into "step" values ('mrtklawdklj523kq', '14', '1793534401440', 'ccuuze6mge7p2irf', 'play', 'Jek8SLcFiaVaOc275anEZh', '{"seat":0,"entries":["climb"],"awaits":0}');
insert into "step" values ('mrtklawdklj523kq', '15', '1793534401520', 'ccuuze6mge7p2irf', 'play', 'Mx38mRROqXeOKnn-J_PPJ5', '{"seat":0,"entries":["climb"],"awaits":0}');
insert into "step" values ('mrtklawdklj523kq', '16', '1793534401600', 'ccuuze6mge7p2irf', 'play', 'MjH4gcnegz-pa5T6bYb6ZG', '{"seat":0,"entries":["climb"],"awaits":0}');
insert into "step" values ('mrtklawdklj523kq', '17', '1793534401680', 'ccuuze6mge7p2irf', 'play', 'M_21WAh11YGOK2Rf96XJYn', '{"seat":0,"entries":["end turn"],"awaits":1,"hash":"38aff498b5462bad"}');
insert into "step" values ('mrtklawdklj523kq', '18', '1793534401770', 'vgja5ylqormxxbc2', 'play', 'XObKW9Ved9skuGpuPXGwnl', '{"seat":1,"entries":["die light-gray 4"],"awaits":1}');
insert into "step" values ('mrtklawdklj523kq', '19', '1793534401850', 'vgja5ylqormxxbc2', 'play', 'SAi9ezGp4jsXcMkpVF0S97', '{"seat":1,"entries":["climb"],"awaits":1}');
insert into "step" values ('mrtklawdklj523kq', '2', '1793534400410', 'vgja5ylqormxxbc2', 'seat', 'VNUuAqAXgI1bYvy90bNWB1', '{"change":{"do":"take","seat":1,"person":"vgja5ylqormxxbc2"}}');
insert into "step" values ('mrtklawdklj523kq', '20', '1793534401930', 'vgja5ylqormxxbc2', 'play', '9ODLiJV3IMKgcbAzVP5_i4', '{"seat":1,"entries":["climb"],"awaits":1}');
insert into "step" values ('mrtklawdklj523kq', '21', '1793534402010', 'vgja5ylqormxxbc2', 'play', 'LcFYilZJv36koK6F-44vyp', '{"seat":1,"entries":["climb"],"awaits":1}');
insert into "step" values ('mrtklawdklj523kq', '22', '1793534402090', 'vgja5ylqormxxbc2', 'play', '8uO_WUnF-2GoAj-8P5hv8j', '{"seat":1,"entries":["end turn","[corruption 0]"],"awaits":0,"hash":"cf65cd7175dbaf36"}');
insert into "step" values ('mrtklawdklj523kq', '3', '1793534400510', 'ccuuze6mge7p2irf', 'seat', 'ZB2FZteyG5yeZCK5dTVFAE', '{"change":{"do":"ready","seat":0}}');
insert into "step" values ('mrtklawdklj523kq', '4', '1793534400610', 'vgja5ylqormxxbc2', 'seat', 'w9sXPYWxAmJvw9SJkZKcAW', '{"change":{"do":"ready","seat":1}}');
insert into "step" values ('mrtklawdklj523kq', '5', '1793534400690', 'ccuuze6mge7p2irf', 'start', 'TYFtaUfjigGiM49Bkiy9QM', '{"entropy":["",""],"entries":["[wheel 3]","[draw bonus.crest-lion]","[draw bonus.contract-iron-2]","[draw bonus.strengthen-2]","[draw bonus.gold-2-vp-2]","[draw bonus.king-3]","[draw bonus.four-goods]","[draw bonus.characters]","[draw bonus.gold-3]","[draw bonus.contract-3]","[draw bonus.contract-wool-2]","[draw bonus.any-2]","[draw bonus.merchant-3]","[draw bonus.merchant-2]","[draw bonus.architect-3]","[draw bonus.strengthen-1]","[draw bonus.gold-2-vp-2]","[draw bonus.king-2]","[draw contract.wool-3]","[draw contract.identical-3]","[draw contract.iron-5]","[draw contract.wool-9]","[draw contract.crest-lily]","[draw character.character.step-both]","[draw character.king.gold-2]","[draw character.contract.contract-1-any]","[draw character.king.king-2]","[draw character.architect.step-1]","[cost cost.stone-4-vp-6]","[cost cost.stone-6-vp-10]","[cost cost.stone-3-vp-3]","[cost cost.stone-3-vp-4]","[cost cost.closed]","[cost cost.stone-2-vp-2]","[cost cost.stone-5-vp-8]","[cost cost.stone-4-vp-5]","[cost cost.stone-7-vp-12]","[town leipzig]","[town toulouse]","[town hamburg]","[fair fair.upper-character]","[fair fair.pillar]","[fair fair.house]","[fair fair.contract]","[roll light-gray 6]","[roll pink 2]","[roll light-gray 4]","[roll pink 4]","[roll blue 6]","[roll dark-gray 2]","[roll dark-gray 3]","[roll yellow 1]","[corruption 0]"],"awaits":0,"hash":"3f41bfc540fa6932"}');
insert into "step" values ('mrtklawdklj523kq', '6', '1793534400780', 'ccuuze6mge7p2irf', 'play', 'cM4a5pFUtU_ClVVT-Gz_1n', '{"seat":0,"entries":["die yellow 1"],"awaits":0}');
insert into "step" values ('mrtklawdklj523kq', '7', '1793534400860', 'ccuuze6mge7p2irf', 'play', 'hPaHWe4zLHIe_ADVeBH0o6', '{"seat":0,"entries":["take bonus.king-3"],"awaits":0}');
insert into "step" values ('mrtklawdklj523kq', '8', '1793534400940', 'ccuuze6mge7p2irf', 'play', 'KFYHjoNsmSgXCxvm01GKfx', '{"seat":0,"entries":["end turn"],"awaits":1,"hash":"9e8bfa2b39078a57"}');
insert into "step" values ('mrtklawdklj523kq', '9', '1793534401030', 'vgja5ylqormxxbc2', 'play', 'smR0AQR3wHyWPw7erGRAt6', '{"seat":1,"entries":["die pink 2"],"awaits":1}');
insert into "step" values ('tjyblvvnfsse5isy', '0', '1793534410100', 'ccuuze6mge7p2irf', 'agree', 'founded', '{"terms":{"kind":"companion","seats":[{"for":"anybody","colour":"blue"}],"listed":false,"pace":{"pace":"live"},"allow":{"forecast":true,"hints":true},"watching":{"open":true,"chat":false,"delay":0},"config":{"modules":["base","solo","companion"],"players":1,"difficulty":"easy"}},"rules":3}');
insert into "step" values ('tjyblvvnfsse5isy', '1', '1793534410120', 'ccuuze6mge7p2irf', 'seat', 'take-0----------------', '{"change":{"do":"take","seat":0,"person":"ccuuze6mge7p2irf"}}');
insert into "step" values ('tjyblvvnfsse5isy', '2', '1793534410150', 'ccuuze6mge7p2irf', 'start', 'vbOZ_R8w4UCuI5EShmZ-D9', '{"entropy":[""],"entries":[],"awaits":-1,"hash":"dec18d297a07c401"}');
insert into "step" values ('tjyblvvnfsse5isy', '3', '1793534410220', 'ccuuze6mge7p2irf', 'play', 'QKekDAQ753SU87otIXjcMw', '{"seat":-1,"entries":["[wheel 1]"],"awaits":-1}');
insert into "step" values ('tjyblvvnfsse5isy', '4', '1793534410290', 'ccuuze6mge7p2irf', 'play', 'IQNHYdJAVBgEctw1GfG4er', '{"seat":-1,"entries":["[set gold 9 for 1]"],"awaits":-1}');
insert into "step" values ('tjyblvvnfsse5isy', '5', '1793534410360', 'ccuuze6mge7p2irf', 'mark', 'KLXSaRrNXYbTgd5KyvfMOu', '{"marks":{"tick.setup-1":1}}');
insert into "step" values ('xkwl66epgx4hzzu3', '0', '1793534404050', 'ccuuze6mge7p2irf', 'agree', 'founded', '{"terms":{"kind":"game","seats":[{"for":"anybody","colour":"blue"},{"for":"anybody","colour":"orange"}],"listed":false,"pace":{"pace":"live"},"allow":{"forecast":true,"hints":true},"watching":{"open":true,"chat":false,"delay":0},"config":{"modules":["base"],"players":2,"first":0}},"rules":3,"commit":"c3b8174e38cc91e3155a6ee5f08c7d82976424bde72d82f3dd8c6918017fb629"}');
insert into "step" values ('xkwl66epgx4hzzu3', '1', '1793534404070', 'ccuuze6mge7p2irf', 'seat', 'take-0----------------', '{"change":{"do":"take","seat":0,"person":"ccuuze6mge7p2irf"}}');
insert into "step" values ('xkwl66epgx4hzzu3', '2', '1793534404150', 'vgja5ylqormxxbc2', 'seat', '2blzzjg7r54BJpyzV5oFRl', '{"change":{"do":"take","seat":1,"person":"vgja5ylqormxxbc2"}}');
insert into "step" values ('xkwl66epgx4hzzu3', '3', '1793534404250', 'ccuuze6mge7p2irf', 'seat', 'Gn-ROA3rFeUkHyJhfDfgaT', '{"change":{"do":"ready","seat":0}}');
insert into "step" values ('xkwl66epgx4hzzu3', '4', '1793534404350', 'vgja5ylqormxxbc2', 'seat', 'D1lJP3Ya4WGJ-BzVZg5J-U', '{"change":{"do":"ready","seat":1}}');
insert into "step" values ('xkwl66epgx4hzzu3', '5', '1793534404430', 'ccuuze6mge7p2irf', 'start', '8booWf0jwaQd2882Tkx1kA', '{"entropy":["",""],"entries":["[wheel 3]","[draw bonus.crest-chalice]","[draw bonus.any-action-1]","[draw bonus.character-3]","[draw bonus.character-2]","[draw bonus.contract-iron-1-wool-1]","[draw bonus.gold-2-vp-2]","[draw bonus.strengthen-1]","[draw bonus.contract-2]","[draw bonus.strengthen-3]","[draw bonus.four-goods]","[draw bonus.any-2]","[draw bonus.characters]","[draw bonus.contract-iron-2]","[draw bonus.merchant-3]","[draw bonus.gold-3]","[draw bonus.crest-sun]","[draw bonus.merchant-3]","[draw contract.identical-5]","[draw contract.iron-5]","[draw contract.identical-2-iron-2]","[draw contract.iron-3-wool-3]","[draw contract.identical-3]","[draw character.architect.stone-2]","[draw character.architect.step-pillar]","[draw character.contract.iron-2]","[draw character.character.food-2]","[draw character.character.gold-2]","[cost cost.stone-2-vp-2]","[cost cost.stone-6-vp-10]","[cost cost.stone-3-vp-4]","[cost cost.closed]","[cost cost.stone-4-vp-6]","[cost cost.stone-5-vp-8]","[cost cost.stone-4-vp-5]","[cost cost.stone-3-vp-3]","[cost cost.stone-7-vp-12]","[town hamburg]","[town troyes]","[town toulouse]","[fair fair.contract-crest]","[fair fair.contract]","[fair fair.crest]","[fair fair.contract-cathedral]","[roll dark-gray 6]","[roll light-gray 5]","[roll pink 2]","[roll yellow 5]","[roll yellow 1]","[roll blue 3]","[roll pink 3]","[roll blue 6]","[corruption 2]"],"awaits":0,"hash":"36d019dc22c2585e"}');
insert into "step" values ('xkwl66epgx4hzzu3', '6', '1793534404530', 'ccuuze6mge7p2irf', 'offer', '2RYVNbIbyz4ZYrVN6vFbi9', '{"offer":0,"seat":0,"offered":{"what":"pause"}}');
insert into "step" values ('xkwl66epgx4hzzu3', '7', '1793534404610', 'vgja5ylqormxxbc2', 'answer', 'rI8ehQv2eoSzxZrzsQxK1X', '{"offer":0,"seat":1,"yes":true,"passed":true}');
insert into "step" values ('xyxx2fyq5skbgtuf', '0', '1793534400210', 'ccuuze6mge7p2irf', 'agree', 'founded', '{"terms":{"kind":"game","seats":[{"for":"anybody","colour":"blue"},{"for":"anybody","colour":"orange"},{"for":"computer","colour":"green","level":"beginner"}],"listed":true,"pace":{"pace":"live"},"allow":{"forecast":true,"hints":true},"watching":{"open":true,"chat":false,"delay":0},"config":{"modules":["base"],"players":3,"first":0},"title":"Sunday evening"},"rules":3,"commit":"35ac4e906de2b4cbeeb105d3ea02e8e71cc0c9c68dd22725e0d43c6dcb2d4e44"}');
insert into "step" values ('xyxx2fyq5skbgtuf', '1', '1793534400230', 'ccuuze6mge7p2irf', 'seat', 'take-0----------------', '{"change":{"do":"take","seat":0,"person":"ccuuze6mge7p2irf"}}');
insert into "step" values ('xzymyy6ft4qksyqi', '0', '1793534402410', 'ccuuze6mge7p2irf', 'agree', 'founded', '{"terms":{"kind":"game","seats":[{"for":"anybody","colour":"blue"},{"for":"anybody","colour":"orange"}],"listed":false,"pace":{"pace":"slow","hours":24,"bank":48},"allow":{"forecast":true,"hints":true},"watching":{"open":true,"chat":true,"delay":60},"config":{"modules":["base"],"players":2,"first":0}},"rules":3,"commit":"a9e37593729447e13648c4d5b80ad94a5a35594bc171527d9ea0df6965f967ab"}');
insert into "step" values ('xzymyy6ft4qksyqi', '1', '1793534402430', 'ccuuze6mge7p2irf', 'seat', 'take-0----------------', '{"change":{"do":"take","seat":0,"person":"ccuuze6mge7p2irf"}}');
insert into "step" values ('xzymyy6ft4qksyqi', '10', '1793534403210', 'vgja5ylqormxxbc2', 'play', 'msSecjcfGXAVcPs9rwUZDB', '{"seat":1,"entries":["end turn","[corruption 2]"],"awaits":0,"hash":"82fac1b4df6dfaa8"}');
insert into "step" values ('xzymyy6ft4qksyqi', '11', '1793534403300', 'ccuuze6mge7p2irf', 'play', 'yYYogjlLQEN-XVuYP6lIh7', '{"seat":0,"entries":["die pink 2"],"awaits":0}');
insert into "step" values ('xzymyy6ft4qksyqi', '12', '1793534403380', 'ccuuze6mge7p2irf', 'play', 'bzgap-vPIDHUa4qaQ-GyHd', '{"seat":0,"entries":["take bonus.strengthen-2"],"awaits":0}');
insert into "step" values ('xzymyy6ft4qksyqi', '13', '1793534403460', 'ccuuze6mge7p2irf', 'play', 'jindATRBffP5TSQU7gur9R', '{"seat":0,"entries":["climb"],"awaits":0}');
insert into "step" values ('xzymyy6ft4qksyqi', '14', '1793534403540', 'ccuuze6mge7p2irf', 'play', 'xV9JsDb5FWU4kYDR95jAKp', '{"seat":0,"entries":["climb"],"awaits":0}');
insert into "step" values ('xzymyy6ft4qksyqi', '15', '1793534403620', 'ccuuze6mge7p2irf', 'play', 'Hkzi84sZEja47WXmGrfnTk', '{"seat":0,"entries":["climb"],"awaits":0}');
insert into "step" values ('xzymyy6ft4qksyqi', '16', '1793534403700', 'ccuuze6mge7p2irf', 'play', 'TXLRs9mlN5JjZYJOiFt4Ts', '{"seat":0,"entries":["climb"],"awaits":0}');
insert into "step" values ('xzymyy6ft4qksyqi', '17', '1793534403780', 'ccuuze6mge7p2irf', 'play', 'jW8eQeYxvMc91APrBY_zMR', '{"seat":0,"entries":["climb"],"awaits":0}');
insert into "step" values ('xzymyy6ft4qksyqi', '18', '1793534403860', 'ccuuze6mge7p2irf', 'play', '4pYiCkp5S69PD-ty3-0oAP', '{"seat":0,"entries":["end turn"],"awaits":1,"hash":"5b411551d086d79e"}');
insert into "step" values ('xzymyy6ft4qksyqi', '19', '1793534403960', 'ccuuze6mge7p2irf', 'offer', 'hGuZo3RUBDvJbrsPgZDnvo', '{"offer":0,"seat":0,"offered":{"what":"end"}}');
insert into "step" values ('xzymyy6ft4qksyqi', '2', '1793534402510', 'vgja5ylqormxxbc2', 'seat', 'uCFY3npbw0z_qapQ8w_pgC', '{"change":{"do":"take","seat":1,"person":"vgja5ylqormxxbc2"}}');
insert into "step" values ('xzymyy6ft4qksyqi', '3', '1793534402610', 'ccuuze6mge7p2irf', 'seat', 'CFv4gzQpr0avroeTE9hldV', '{"change":{"do":"ready","seat":0}}');
insert into "step" values ('xzymyy6ft4qksyqi', '4', '1793534402710', 'vgja5ylqormxxbc2', 'seat', 'Wj1NXJ_tzxDF5Ck6TLNSJ0', '{"change":{"do":"ready","seat":1}}');
insert into "step" values ('xzymyy6ft4qksyqi', '5', '1793534402790', 'ccuuze6mge7p2irf', 'start', 'V9h9q_ZQjsrY0DO3T40du_', '{"entropy":["",""],"entries":["[wheel 1]","[draw bonus.crest-chalice]","[draw bonus.strengthen-2]","[draw bonus.four-goods]","[draw bonus.contract-identical-1]","[draw bonus.king-3]","[draw bonus.characters]","[draw bonus.contract-iron-1-wool-1]","[draw bonus.crest-sun]","[draw bonus.character-2]","[draw bonus.any-3]","[draw bonus.merchant-3]","[draw bonus.contract-iron-2]","[draw bonus.crest-lily]","[draw bonus.crest-eagle]","[draw bonus.vp-4]","[draw bonus.strengthen-1]","[draw bonus.contract-3]","[draw contract.iron-3]","[draw contract.identical-2-wool-2]","[draw contract.identical-3]","[draw contract.crest-chalice]","[draw contract.wool-3]","[draw character.contract.gold-1-iron-1]","[draw character.king.king-2]","[draw character.character.gold-2]","[draw character.contract.iron-2]","[draw character.character.character-1]","[cost cost.closed]","[cost cost.stone-7-vp-12]","[cost cost.stone-3-vp-3]","[cost cost.stone-4-vp-6]","[cost cost.stone-6-vp-10]","[cost cost.stone-2-vp-2]","[cost cost.stone-4-vp-5]","[cost cost.stone-5-vp-8]","[cost cost.stone-3-vp-4]","[town nurnberg]","[town leipzig]","[town frankfurt]","[fair fair.house]","[fair fair.pillar]","[fair fair.cathedral]","[fair fair.upper-character]","[roll light-gray 6]","[roll blue 3]","[roll pink 3]","[roll yellow 5]","[roll yellow 5]","[roll pink 2]","[roll blue 1]","[roll dark-gray 6]","[corruption 0]"],"awaits":0,"hash":"18a1dd4e16b3a967"}');
insert into "step" values ('xzymyy6ft4qksyqi', '6', '1793534402880', 'ccuuze6mge7p2irf', 'play', 'C2DmX_4k1Yq-f-TTRIK7nX', '{"seat":0,"entries":["die yellow 5"],"awaits":0}');
insert into "step" values ('xzymyy6ft4qksyqi', '7', '1793534402960', 'ccuuze6mge7p2irf', 'play', 'y-nkQQmnc7oA0kq9k89cGZ', '{"seat":0,"entries":["take bonus.king-3"],"awaits":0}');
insert into "step" values ('xzymyy6ft4qksyqi', '8', '1793534403040', 'ccuuze6mge7p2irf', 'play', 'Q-hE3y5nXAz_W9iRheD0Sp', '{"seat":0,"entries":["end turn"],"awaits":1,"hash":"69bdd3cd73774ebb"}');
insert into "step" values ('xzymyy6ft4qksyqi', '9', '1793534403130', 'vgja5ylqormxxbc2', 'play', 'LepN869hAvhn7qAYXl7YB5', '{"seat":1,"entries":["die yellow 5"],"awaits":1}');
insert into "step" values ('y6toidkuydzdipxu', '0', '1793534410440', 'ccuuze6mge7p2irf', 'agree', 'founded', '{"terms":{"kind":"sandbox","seats":[{"for":"anybody","colour":"blue"},{"for":"anybody","colour":"orange"}],"listed":false,"pace":{"pace":"live"},"allow":{"forecast":true,"hints":true},"watching":{"open":true,"chat":false,"delay":0},"config":{"modules":["base"],"players":2,"first":0}},"rules":3,"commit":"01031181c1fc12ed7333a856311edcba039a160fb5f3929cef74cdd9daf8e605"}');
insert into "step" values ('y6toidkuydzdipxu', '1', '1793534410460', 'ccuuze6mge7p2irf', 'seat', 'take-0----------------', '{"change":{"do":"take","seat":0,"person":"ccuuze6mge7p2irf"}}');
insert into "step" values ('y6toidkuydzdipxu', '2', '1793534410500', 'ccuuze6mge7p2irf', 'seat', 'take-1----------------', '{"change":{"do":"take","seat":1,"person":"ccuuze6mge7p2irf"}}');
insert into "step" values ('y6toidkuydzdipxu', '3', '1793534410530', 'ccuuze6mge7p2irf', 'start', '2EOY-X1KJNryFNdDDx6Qi6', '{"entropy":["",""],"entries":["[wheel 1]","[draw bonus.architect-2]","[draw bonus.contract-2]","[draw bonus.merchant-3]","[draw bonus.contract-wool-2]","[draw bonus.strengthen-1]","[draw bonus.gold-2-vp-2]","[draw bonus.gold-3]","[draw bonus.characters]","[draw bonus.contract-3]","[draw bonus.recolour]","[draw bonus.character-2]","[draw bonus.strengthen-2]","[draw bonus.contract-identical-1]","[draw bonus.contract-iron-2]","[draw bonus.crest-chalice]","[draw bonus.merchant-3]","[draw bonus.strengthen-3]","[draw contract.iron-4-wool-4]","[draw contract.iron-9]","[draw contract.iron-7]","[draw contract.crest-lily]","[draw contract.crest-chalice]","[draw character.king.vp-3]","[draw character.architect.step-pillar]","[draw character.character.character-1]","[draw character.merchant.step-2]","[draw character.character.character-2]","[cost cost.closed]","[cost cost.stone-3-vp-4]","[cost cost.stone-4-vp-5]","[cost cost.stone-5-vp-8]","[cost cost.stone-7-vp-12]","[cost cost.stone-6-vp-10]","[cost cost.stone-4-vp-6]","[cost cost.stone-3-vp-3]","[cost cost.stone-2-vp-2]","[town hamburg]","[town verona]","[town genova]","[fair fair.filled-building]","[fair fair.pillar]","[fair fair.crest]","[fair fair.king]","[roll pink 4]","[roll blue 1]","[roll light-gray 3]","[roll dark-gray 4]","[roll light-gray 5]","[roll dark-gray 3]","[roll yellow 4]","[roll blue 5]","[corruption 0]"],"awaits":0,"hash":"804c9384df65814f"}');
alter table "step" add constraint "step_pkey" PRIMARY KEY (table_id, step);
alter table "step" add constraint "step_table_id_request_key" UNIQUE (table_id, request);

    BEGIN;
    SET LOCAL lock_timeout = '30s';
    SET LOCAL idle_in_transaction_session_timeout = '30s';
    SELECT pg_advisory_xact_lock(
      ('x' || encode(sha224((current_database() || '.pgboss.pgboss')::bytea), 'hex'))::bit(64)::bigint
  );
    
    CREATE SCHEMA IF NOT EXISTS pgboss
  ;

    CREATE TYPE pgboss.job_state AS ENUM (
      'created',
      'retry',
      'active',
      'completed',
      'cancelled',
      'failed'
    )
  ;

    CREATE TABLE pgboss.version (
      version int primary key,
      maintained_on timestamp with time zone,
      cron_on timestamp with time zone,
      monitored_on timestamp with time zone
    )
  ;

    CREATE TABLE pgboss.queue (
      name text,
      policy text,
      retry_limit int,
      retry_delay int,
      retry_backoff bool,
      expire_seconds int,
      retention_minutes int,
      dead_letter text REFERENCES pgboss.queue (name),
      partition_name text,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY (name)
    )
  ;

    CREATE TABLE pgboss.schedule (
      name text REFERENCES pgboss.queue ON DELETE CASCADE,
      cron text not null,
      timezone text,
      data jsonb,
      options jsonb,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY (name)
    )
  ;

    CREATE TABLE pgboss.subscription (
      event text not null,
      name text not null REFERENCES pgboss.queue ON DELETE CASCADE,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY(event, name)
    )
  ;

    CREATE TABLE pgboss.job (
      id uuid not null default gen_random_uuid(),
      name text not null,
      priority integer not null default(0),
      data jsonb,
      state pgboss.job_state not null default('created'),
      retry_limit integer not null default(2),
      retry_count integer not null default(0),
      retry_delay integer not null default(0),
      retry_backoff boolean not null default false,
      start_after timestamp with time zone not null default now(),
      started_on timestamp with time zone,
      singleton_key text,
      singleton_on timestamp without time zone,
      expire_in interval not null default interval '15 minutes',
      created_on timestamp with time zone not null default now(),
      completed_on timestamp with time zone,
      keep_until timestamp with time zone NOT NULL default now() + interval '14 days',
      output jsonb,
      dead_letter text,
      policy text
    ) PARTITION BY LIST (name)
  ;
ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id);
CREATE TABLE pgboss.archive (LIKE pgboss.job);
ALTER TABLE pgboss.archive ADD PRIMARY KEY (name, id);
ALTER TABLE pgboss.archive ADD archived_on timestamptz NOT NULL DEFAULT now();
CREATE INDEX archive_i1 ON pgboss.archive(archived_on);

    CREATE FUNCTION pgboss.create_queue(queue_name text, options json)
    RETURNS VOID AS
    $$
    DECLARE
      table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
      INSERT INTO pgboss.queue (
        name,
        policy,
        retry_limit,
        retry_delay,
        retry_backoff,
        expire_seconds,
        retention_minutes,
        dead_letter,
        partition_name
      )
      VALUES (
        queue_name,
        options->>'policy',
        (options->>'retryLimit')::int,
        (options->>'retryDelay')::int,
        (options->>'retryBackoff')::bool,
        (options->>'expireInSeconds')::int,
        (options->>'retentionMinutes')::int,
        options->>'deadLetter',
        table_name
      )
      ON CONFLICT DO NOTHING
      RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', table_name);

      EXECUTE format('ALTER TABLE pgboss.%1$I ADD PRIMARY KEY (name, id)', table_name);
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON pgboss.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON pgboss.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
      EXECUTE format('CREATE INDEX %1$s_i5 ON pgboss.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', table_name, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  ;

    CREATE FUNCTION pgboss.delete_queue(queue_name text)
    RETURNS VOID AS
    $$
    DECLARE
      table_name varchar;
    BEGIN
      WITH deleted as (
        DELETE FROM pgboss.queue
        WHERE name = queue_name
        RETURNING partition_name
      )
      SELECT partition_name from deleted INTO table_name;

      EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', table_name);
    END;
    $$
    LANGUAGE plpgsql;
  ;
INSERT INTO pgboss.version(version) VALUES ('24');
    COMMIT;
  
select pgboss.create_queue('clock', '{}'); select pgboss.create_queue('push', '{}');
insert into pgboss.job (name, data, singleton_key) values ('clock', '{"at":1}', 'a');
