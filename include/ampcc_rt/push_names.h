//===- push_names.h - the library's names are its own ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clang-format off
//
// Programs have macros called N, T or kernel. Between this header and pop_names.h they are put aside,
// so that the library can be included behind them. Both are read every time, never one pair between
// another, and made by scripts/macro-names. Nearly always nothing is to be put aside, and to ask for
// many names at once costs least.
//
//===----------------------------------------------------------------------===//
#if defined A || defined Address || defined Args || defined Arguments || defined B || \
    defined Barrier || defined Buffer || defined Bytes || defined C || defined Channel || \
    defined Channels || defined Class || defined Clock || defined Closure || defined Condition || \
    defined Container || defined D0 || defined D1 || defined D2 || defined Division || \
    defined Domain || defined Duration || defined E || defined Element || defined Filter || \
    defined First || defined From || defined Function || defined Functor || defined Future || \
    defined Get || defined Hash || defined I || defined Image || defined Index || defined Indices \
    || defined Init || defined It || defined K || defined Kernel || defined M || defined Messages \
    || defined Mode || defined N || defined None || defined O || defined Object || \
    defined Operation || defined Owner || defined Params || defined Period || defined Place || \
    defined Plain || defined Pointer || defined Position || defined Put || defined Race || \
    defined Rep || defined Rest || defined Result || defined Row || defined S || defined Second || \
    defined Self || defined Shift || defined Site || defined Size || defined Source || \
    defined State || defined T || defined Template || defined Texture || defined To || \
    defined Types || defined U || defined Usual || defined UsualLaunch || defined Value || \
    defined View || defined Where || defined Whole || defined X || defined Y || defined a || \
    defined abi_version || defined abort || defined above || defined abs || defined accelerator || \
    defined accelerator_view || defined accelerator_view_removed || defined access || \
    defined access_type || defined access_type_auto || defined access_type_none || \
    defined access_type_read || defined access_type_read_write || defined access_type_write || \
    defined accum || defined acos
#define __AMPCC_NAMES_0
#pragma push_macro("A")
#undef A
#pragma push_macro("Address")
#undef Address
#pragma push_macro("Args")
#undef Args
#pragma push_macro("Arguments")
#undef Arguments
#pragma push_macro("B")
#undef B
#pragma push_macro("Barrier")
#undef Barrier
#pragma push_macro("Buffer")
#undef Buffer
#pragma push_macro("Bytes")
#undef Bytes
#pragma push_macro("C")
#undef C
#pragma push_macro("Channel")
#undef Channel
#pragma push_macro("Channels")
#undef Channels
#pragma push_macro("Class")
#undef Class
#pragma push_macro("Clock")
#undef Clock
#pragma push_macro("Closure")
#undef Closure
#pragma push_macro("Condition")
#undef Condition
#pragma push_macro("Container")
#undef Container
#pragma push_macro("D0")
#undef D0
#pragma push_macro("D1")
#undef D1
#pragma push_macro("D2")
#undef D2
#pragma push_macro("Division")
#undef Division
#pragma push_macro("Domain")
#undef Domain
#pragma push_macro("Duration")
#undef Duration
#pragma push_macro("E")
#undef E
#pragma push_macro("Element")
#undef Element
#pragma push_macro("Filter")
#undef Filter
#pragma push_macro("First")
#undef First
#pragma push_macro("From")
#undef From
#pragma push_macro("Function")
#undef Function
#pragma push_macro("Functor")
#undef Functor
#pragma push_macro("Future")
#undef Future
#pragma push_macro("Get")
#undef Get
#pragma push_macro("Hash")
#undef Hash
#pragma push_macro("I")
#undef I
#pragma push_macro("Image")
#undef Image
#pragma push_macro("Index")
#undef Index
#pragma push_macro("Indices")
#undef Indices
#pragma push_macro("Init")
#undef Init
#pragma push_macro("It")
#undef It
#pragma push_macro("K")
#undef K
#pragma push_macro("Kernel")
#undef Kernel
#pragma push_macro("M")
#undef M
#pragma push_macro("Messages")
#undef Messages
#pragma push_macro("Mode")
#undef Mode
#pragma push_macro("N")
#undef N
#pragma push_macro("None")
#undef None
#pragma push_macro("O")
#undef O
#pragma push_macro("Object")
#undef Object
#pragma push_macro("Operation")
#undef Operation
#pragma push_macro("Owner")
#undef Owner
#pragma push_macro("Params")
#undef Params
#pragma push_macro("Period")
#undef Period
#pragma push_macro("Place")
#undef Place
#pragma push_macro("Plain")
#undef Plain
#pragma push_macro("Pointer")
#undef Pointer
#pragma push_macro("Position")
#undef Position
#pragma push_macro("Put")
#undef Put
#pragma push_macro("Race")
#undef Race
#pragma push_macro("Rep")
#undef Rep
#pragma push_macro("Rest")
#undef Rest
#pragma push_macro("Result")
#undef Result
#pragma push_macro("Row")
#undef Row
#pragma push_macro("S")
#undef S
#pragma push_macro("Second")
#undef Second
#pragma push_macro("Self")
#undef Self
#pragma push_macro("Shift")
#undef Shift
#pragma push_macro("Site")
#undef Site
#pragma push_macro("Size")
#undef Size
#pragma push_macro("Source")
#undef Source
#pragma push_macro("State")
#undef State
#pragma push_macro("T")
#undef T
#pragma push_macro("Template")
#undef Template
#pragma push_macro("Texture")
#undef Texture
#pragma push_macro("To")
#undef To
#pragma push_macro("Types")
#undef Types
#pragma push_macro("U")
#undef U
#pragma push_macro("Usual")
#undef Usual
#pragma push_macro("UsualLaunch")
#undef UsualLaunch
#pragma push_macro("Value")
#undef Value
#pragma push_macro("View")
#undef View
#pragma push_macro("Where")
#undef Where
#pragma push_macro("Whole")
#undef Whole
#pragma push_macro("X")
#undef X
#pragma push_macro("Y")
#undef Y
#pragma push_macro("a")
#undef a
#pragma push_macro("abi_version")
#undef abi_version
#pragma push_macro("abort")
#undef abort
#pragma push_macro("above")
#undef above
#pragma push_macro("abs")
#undef abs
#pragma push_macro("accelerator")
#undef accelerator
#pragma push_macro("accelerator_view")
#undef accelerator_view
#pragma push_macro("accelerator_view_removed")
#undef accelerator_view_removed
#pragma push_macro("access")
#undef access
#pragma push_macro("access_type")
#undef access_type
#pragma push_macro("access_type_auto")
#undef access_type_auto
#pragma push_macro("access_type_none")
#undef access_type_none
#pragma push_macro("access_type_read")
#undef access_type_read
#pragma push_macro("access_type_read_write")
#undef access_type_read_write
#pragma push_macro("access_type_write")
#undef access_type_write
#pragma push_macro("accum")
#undef accum
#pragma push_macro("acos")
#undef acos
#endif
#if defined acosh || defined added || defined address || defined address_border || \
    defined address_clamp || defined address_mirror || defined address_mode || \
    defined address_unknown || defined address_wrap || defined addressof || defined all || \
    defined all_memory_fence || defined allocate || defined allocate_staging || \
    defined allocated_bytes || defined allocations || defined alpha || defined always_inline || \
    defined amp || defined amp_uninitialize || defined ampcc_detail || defined ampcc_rt || \
    defined ampcc_rt_end_of_standard || defined ampcc_rt_tile_words || defined annotate || \
    defined any || defined arg_count || defined arg_kind || defined args || defined argument || \
    defined arguments || defined array || defined array_behind || defined array_ending || \
    defined array_over || defined array_shape || defined array_subscript || defined array_view || \
    defined arrays_start_as_zeros || defined as_bits || defined as_elements || defined as_float || \
    defined as_place || defined as_readable || defined as_shape || defined as_view || defined asin \
    || defined asinh || defined assertion || defined assign || defined associated || \
    defined associated_accelerator_view || defined at || defined at_ || defined atan || \
    defined atan2 || defined atanh || defined atomic || defined atomic_cmpxchg || \
    defined atomic_compare_exchange || defined atomic_exchange || defined atomic_fetch_add || \
    defined atomic_fetch_and || defined atomic_fetch_dec || defined atomic_fetch_inc || \
    defined atomic_fetch_max || defined atomic_fetch_min || defined atomic_fetch_or || \
    defined atomic_fetch_sub || defined atomic_fetch_xor || defined atomic_use || \
    defined available || defined b || defined barrier || defined barrier_access || defined base || \
    defined begin || defined below || defined bits || defined bits_ || \
    defined bits_per_scalar_element || defined bits_per_scalar_element_ || defined blue || \
    defined border || defined border_color || defined both || defined bound || \
    defined bounded_source || defined bounds || defined buffer || defined buffer_object || \
    defined build_options || defined byte || defined bytes || defined bytes_in || defined bytes_of \
    || defined bytes_of_array || defined bytes_out || defined c || defined call
#define __AMPCC_NAMES_1
#pragma push_macro("acosh")
#undef acosh
#pragma push_macro("added")
#undef added
#pragma push_macro("address")
#undef address
#pragma push_macro("address_border")
#undef address_border
#pragma push_macro("address_clamp")
#undef address_clamp
#pragma push_macro("address_mirror")
#undef address_mirror
#pragma push_macro("address_mode")
#undef address_mode
#pragma push_macro("address_unknown")
#undef address_unknown
#pragma push_macro("address_wrap")
#undef address_wrap
#pragma push_macro("addressof")
#undef addressof
#pragma push_macro("all")
#undef all
#pragma push_macro("all_memory_fence")
#undef all_memory_fence
#pragma push_macro("allocate")
#undef allocate
#pragma push_macro("allocate_staging")
#undef allocate_staging
#pragma push_macro("allocated_bytes")
#undef allocated_bytes
#pragma push_macro("allocations")
#undef allocations
#pragma push_macro("alpha")
#undef alpha
#pragma push_macro("always_inline")
#undef always_inline
#pragma push_macro("amp")
#undef amp
#pragma push_macro("amp_uninitialize")
#undef amp_uninitialize
#pragma push_macro("ampcc_detail")
#undef ampcc_detail
#pragma push_macro("ampcc_rt")
#undef ampcc_rt
#pragma push_macro("ampcc_rt_end_of_standard")
#undef ampcc_rt_end_of_standard
#pragma push_macro("ampcc_rt_tile_words")
#undef ampcc_rt_tile_words
#pragma push_macro("annotate")
#undef annotate
#pragma push_macro("any")
#undef any
#pragma push_macro("arg_count")
#undef arg_count
#pragma push_macro("arg_kind")
#undef arg_kind
#pragma push_macro("args")
#undef args
#pragma push_macro("argument")
#undef argument
#pragma push_macro("arguments")
#undef arguments
#pragma push_macro("array")
#undef array
#pragma push_macro("array_behind")
#undef array_behind
#pragma push_macro("array_ending")
#undef array_ending
#pragma push_macro("array_over")
#undef array_over
#pragma push_macro("array_shape")
#undef array_shape
#pragma push_macro("array_subscript")
#undef array_subscript
#pragma push_macro("array_view")
#undef array_view
#pragma push_macro("arrays_start_as_zeros")
#undef arrays_start_as_zeros
#pragma push_macro("as_bits")
#undef as_bits
#pragma push_macro("as_elements")
#undef as_elements
#pragma push_macro("as_float")
#undef as_float
#pragma push_macro("as_place")
#undef as_place
#pragma push_macro("as_readable")
#undef as_readable
#pragma push_macro("as_shape")
#undef as_shape
#pragma push_macro("as_view")
#undef as_view
#pragma push_macro("asin")
#undef asin
#pragma push_macro("asinh")
#undef asinh
#pragma push_macro("assertion")
#undef assertion
#pragma push_macro("assign")
#undef assign
#pragma push_macro("associated")
#undef associated
#pragma push_macro("associated_accelerator_view")
#undef associated_accelerator_view
#pragma push_macro("at")
#undef at
#pragma push_macro("at_")
#undef at_
#pragma push_macro("atan")
#undef atan
#pragma push_macro("atan2")
#undef atan2
#pragma push_macro("atanh")
#undef atanh
#pragma push_macro("atomic")
#undef atomic
#pragma push_macro("atomic_cmpxchg")
#undef atomic_cmpxchg
#pragma push_macro("atomic_compare_exchange")
#undef atomic_compare_exchange
#pragma push_macro("atomic_exchange")
#undef atomic_exchange
#pragma push_macro("atomic_fetch_add")
#undef atomic_fetch_add
#pragma push_macro("atomic_fetch_and")
#undef atomic_fetch_and
#pragma push_macro("atomic_fetch_dec")
#undef atomic_fetch_dec
#pragma push_macro("atomic_fetch_inc")
#undef atomic_fetch_inc
#pragma push_macro("atomic_fetch_max")
#undef atomic_fetch_max
#pragma push_macro("atomic_fetch_min")
#undef atomic_fetch_min
#pragma push_macro("atomic_fetch_or")
#undef atomic_fetch_or
#pragma push_macro("atomic_fetch_sub")
#undef atomic_fetch_sub
#pragma push_macro("atomic_fetch_xor")
#undef atomic_fetch_xor
#pragma push_macro("atomic_use")
#undef atomic_use
#pragma push_macro("available")
#undef available
#pragma push_macro("b")
#undef b
#pragma push_macro("barrier")
#undef barrier
#pragma push_macro("barrier_access")
#undef barrier_access
#pragma push_macro("base")
#undef base
#pragma push_macro("begin")
#undef begin
#pragma push_macro("below")
#undef below
#pragma push_macro("bits")
#undef bits
#pragma push_macro("bits_")
#undef bits_
#pragma push_macro("bits_per_scalar_element")
#undef bits_per_scalar_element
#pragma push_macro("bits_per_scalar_element_")
#undef bits_per_scalar_element_
#pragma push_macro("blue")
#undef blue
#pragma push_macro("border")
#undef border
#pragma push_macro("border_color")
#undef border_color
#pragma push_macro("both")
#undef both
#pragma push_macro("bound")
#undef bound
#pragma push_macro("bounded_source")
#undef bounded_source
#pragma push_macro("bounds")
#undef bounds
#pragma push_macro("buffer")
#undef buffer
#pragma push_macro("buffer_object")
#undef buffer_object
#pragma push_macro("build_options")
#undef build_options
#pragma push_macro("byte")
#undef byte
#pragma push_macro("bytes")
#undef bytes
#pragma push_macro("bytes_in")
#undef bytes_in
#pragma push_macro("bytes_of")
#undef bytes_of
#pragma push_macro("bytes_of_array")
#undef bytes_of_array
#pragma push_macro("bytes_out")
#undef bytes_out
#pragma push_macro("c")
#undef c
#pragma push_macro("call")
#undef call
#endif
#if defined callee || defined caught || defined cbrt || defined ceil || defined cells || \
    defined channels || defined check || defined check_address || defined check_bits || \
    defined check_copyable || defined check_count || defined check_distinct || defined check_index \
    || defined check_iterated || defined check_memory || defined check_mipmap_level || \
    defined check_mipmap_levels || defined check_natural_bits || defined check_place || \
    defined check_projection || defined check_reshape || defined check_row || defined check_rule \
    || defined check_same_extent || defined check_same_format || defined check_sampler || \
    defined check_section || defined check_single_level || defined check_site || \
    defined check_source || defined check_texel_count || defined check_texture_bytes || \
    defined check_texture_section || defined check_view_source || defined checked || \
    defined checked_in_passing || defined checked_index || defined checked_int || defined chrono \
    || defined cl_command_queue || defined cl_context || defined cl_device_id || defined cl_mem || \
    defined clamp || defined clang || defined class_form || defined class_site || defined closure \
    || defined code || defined code_ || defined collect || defined color || defined column || \
    defined common_real || defined completion_future || defined component || defined components || \
    defined concurrency || defined conditional || defined const_iterator || \
    defined const_qualifier || defined constant || defined container || defined container_kind || \
    defined container_shape || defined contains || defined converted || defined coord || \
    defined coordinates_type || defined copy || defined copy_async || defined copy_elements || \
    defined copy_elements_async || defined copy_extent || defined copy_from_memory || \
    defined copy_from_memory_async || defined copy_in || defined copy_in_async || defined copy_out \
    || defined copy_out_async || defined copy_to || defined copy_to_memory || \
    defined copy_to_memory_async || defined copysign || defined cos || defined cosh || \
    defined cosine || defined cospi || defined count || defined count_of || defined count_up_to || \
    defined countbits || defined counters || defined cover || defined cpu || \
    defined cpu_accelerator || defined cpu_access || defined cpu_access_type || \
    defined create_accelerator_view || defined create_marker
#define __AMPCC_NAMES_2
#pragma push_macro("callee")
#undef callee
#pragma push_macro("caught")
#undef caught
#pragma push_macro("cbrt")
#undef cbrt
#pragma push_macro("ceil")
#undef ceil
#pragma push_macro("cells")
#undef cells
#pragma push_macro("channels")
#undef channels
#pragma push_macro("check")
#undef check
#pragma push_macro("check_address")
#undef check_address
#pragma push_macro("check_bits")
#undef check_bits
#pragma push_macro("check_copyable")
#undef check_copyable
#pragma push_macro("check_count")
#undef check_count
#pragma push_macro("check_distinct")
#undef check_distinct
#pragma push_macro("check_index")
#undef check_index
#pragma push_macro("check_iterated")
#undef check_iterated
#pragma push_macro("check_memory")
#undef check_memory
#pragma push_macro("check_mipmap_level")
#undef check_mipmap_level
#pragma push_macro("check_mipmap_levels")
#undef check_mipmap_levels
#pragma push_macro("check_natural_bits")
#undef check_natural_bits
#pragma push_macro("check_place")
#undef check_place
#pragma push_macro("check_projection")
#undef check_projection
#pragma push_macro("check_reshape")
#undef check_reshape
#pragma push_macro("check_row")
#undef check_row
#pragma push_macro("check_rule")
#undef check_rule
#pragma push_macro("check_same_extent")
#undef check_same_extent
#pragma push_macro("check_same_format")
#undef check_same_format
#pragma push_macro("check_sampler")
#undef check_sampler
#pragma push_macro("check_section")
#undef check_section
#pragma push_macro("check_single_level")
#undef check_single_level
#pragma push_macro("check_site")
#undef check_site
#pragma push_macro("check_source")
#undef check_source
#pragma push_macro("check_texel_count")
#undef check_texel_count
#pragma push_macro("check_texture_bytes")
#undef check_texture_bytes
#pragma push_macro("check_texture_section")
#undef check_texture_section
#pragma push_macro("check_view_source")
#undef check_view_source
#pragma push_macro("checked")
#undef checked
#pragma push_macro("checked_in_passing")
#undef checked_in_passing
#pragma push_macro("checked_index")
#undef checked_index
#pragma push_macro("checked_int")
#undef checked_int
#pragma push_macro("chrono")
#undef chrono
#pragma push_macro("cl_command_queue")
#undef cl_command_queue
#pragma push_macro("cl_context")
#undef cl_context
#pragma push_macro("cl_device_id")
#undef cl_device_id
#pragma push_macro("cl_mem")
#undef cl_mem
#pragma push_macro("clamp")
#undef clamp
#pragma push_macro("clang")
#undef clang
#pragma push_macro("class_form")
#undef class_form
#pragma push_macro("class_site")
#undef class_site
#pragma push_macro("closure")
#undef closure
#pragma push_macro("code")
#undef code
#pragma push_macro("code_")
#undef code_
#pragma push_macro("collect")
#undef collect
#pragma push_macro("color")
#undef color
#pragma push_macro("column")
#undef column
#pragma push_macro("common_real")
#undef common_real
#pragma push_macro("completion_future")
#undef completion_future
#pragma push_macro("component")
#undef component
#pragma push_macro("components")
#undef components
#pragma push_macro("concurrency")
#undef concurrency
#pragma push_macro("conditional")
#undef conditional
#pragma push_macro("const_iterator")
#undef const_iterator
#pragma push_macro("const_qualifier")
#undef const_qualifier
#pragma push_macro("constant")
#undef constant
#pragma push_macro("container")
#undef container
#pragma push_macro("container_kind")
#undef container_kind
#pragma push_macro("container_shape")
#undef container_shape
#pragma push_macro("contains")
#undef contains
#pragma push_macro("converted")
#undef converted
#pragma push_macro("coord")
#undef coord
#pragma push_macro("coordinates_type")
#undef coordinates_type
#pragma push_macro("copy")
#undef copy
#pragma push_macro("copy_async")
#undef copy_async
#pragma push_macro("copy_elements")
#undef copy_elements
#pragma push_macro("copy_elements_async")
#undef copy_elements_async
#pragma push_macro("copy_extent")
#undef copy_extent
#pragma push_macro("copy_from_memory")
#undef copy_from_memory
#pragma push_macro("copy_from_memory_async")
#undef copy_from_memory_async
#pragma push_macro("copy_in")
#undef copy_in
#pragma push_macro("copy_in_async")
#undef copy_in_async
#pragma push_macro("copy_out")
#undef copy_out
#pragma push_macro("copy_out_async")
#undef copy_out_async
#pragma push_macro("copy_to")
#undef copy_to
#pragma push_macro("copy_to_memory")
#undef copy_to_memory
#pragma push_macro("copy_to_memory_async")
#undef copy_to_memory_async
#pragma push_macro("copysign")
#undef copysign
#pragma push_macro("cos")
#undef cos
#pragma push_macro("cosh")
#undef cosh
#pragma push_macro("cosine")
#undef cosine
#pragma push_macro("cospi")
#undef cospi
#pragma push_macro("count")
#undef count
#pragma push_macro("count_of")
#undef count_of
#pragma push_macro("count_up_to")
#undef count_up_to
#pragma push_macro("countbits")
#undef countbits
#pragma push_macro("counters")
#undef counters
#pragma push_macro("cover")
#undef cover
#pragma push_macro("cpu")
#undef cpu
#pragma push_macro("cpu_accelerator")
#undef cpu_accelerator
#pragma push_macro("cpu_access")
#undef cpu_access
#pragma push_macro("cpu_access_type")
#undef cpu_access_type
#pragma push_macro("create_accelerator_view")
#undef create_accelerator_view
#pragma push_macro("create_marker")
#undef create_marker
#endif
#if defined create_view || defined current_exception || defined d || defined data || defined data_ \
    || defined data_length || defined decimal || defined declval || defined dedicated_memory || \
    defined default_accelerator || defined default_bits || defined default_cpu_access_type || \
    defined default_queue || defined default_view || defined den || defined depth || \
    defined depth_pitch || defined description || defined dest || defined destroy || \
    defined detail || defined device || defined device_ || defined device_bytes || \
    defined device_copies || defined device_info || defined device_lgamma || defined device_path \
    || defined difference_type || defined differs || defined digits || defined dimension || \
    defined direct3d || defined direct3d_abort || defined direct3d_errorf || \
    defined direct3d_printf || defined direct3d_ref || defined direct3d_warp || defined discard || \
    defined discard_data || defined distance || defined division || defined divisor || \
    defined divisor_rest || defined does || defined domain || defined domain_of || \
    defined domain_rank || defined double_2 || defined doubles || defined downloaded_bytes || \
    defined downloads || defined dst_byte_size || defined dst_offset || defined duration || \
    defined e || defined e0 || defined e1 || defined e2 || defined element || defined element_in \
    || defined element_size || defined elements || defined elements_in || defined elements_of || \
    defined elements_out || defined empty || defined empty_form || defined empty_object || \
    defined enable_if || defined end || defined entry || defined epoch || defined equal || \
    defined erf || defined erfc || defined erfcinv || defined erfcinv_tail || defined erfcinvf || \
    defined erfinv || defined erfinv_ratio || defined erfinvf || defined error || \
    defined error_device_removed || defined error_fail || defined error_invalid_argument || \
    defined error_out_of_memory || defined exception || defined exception_ptr || defined exchange \
    || defined existing_buffer || defined exp || defined exp10 || defined exp2 || defined exp_near \
    || defined expect_host_checks || defined expected || defined expm1 || defined exponent || \
    defined ext
#define __AMPCC_NAMES_3
#pragma push_macro("create_view")
#undef create_view
#pragma push_macro("current_exception")
#undef current_exception
#pragma push_macro("d")
#undef d
#pragma push_macro("data")
#undef data
#pragma push_macro("data_")
#undef data_
#pragma push_macro("data_length")
#undef data_length
#pragma push_macro("decimal")
#undef decimal
#pragma push_macro("declval")
#undef declval
#pragma push_macro("dedicated_memory")
#undef dedicated_memory
#pragma push_macro("default_accelerator")
#undef default_accelerator
#pragma push_macro("default_bits")
#undef default_bits
#pragma push_macro("default_cpu_access_type")
#undef default_cpu_access_type
#pragma push_macro("default_queue")
#undef default_queue
#pragma push_macro("default_view")
#undef default_view
#pragma push_macro("den")
#undef den
#pragma push_macro("depth")
#undef depth
#pragma push_macro("depth_pitch")
#undef depth_pitch
#pragma push_macro("description")
#undef description
#pragma push_macro("dest")
#undef dest
#pragma push_macro("destroy")
#undef destroy
#pragma push_macro("detail")
#undef detail
#pragma push_macro("device")
#undef device
#pragma push_macro("device_")
#undef device_
#pragma push_macro("device_bytes")
#undef device_bytes
#pragma push_macro("device_copies")
#undef device_copies
#pragma push_macro("device_info")
#undef device_info
#pragma push_macro("device_lgamma")
#undef device_lgamma
#pragma push_macro("device_path")
#undef device_path
#pragma push_macro("difference_type")
#undef difference_type
#pragma push_macro("differs")
#undef differs
#pragma push_macro("digits")
#undef digits
#pragma push_macro("dimension")
#undef dimension
#pragma push_macro("direct3d")
#undef direct3d
#pragma push_macro("direct3d_abort")
#undef direct3d_abort
#pragma push_macro("direct3d_errorf")
#undef direct3d_errorf
#pragma push_macro("direct3d_printf")
#undef direct3d_printf
#pragma push_macro("direct3d_ref")
#undef direct3d_ref
#pragma push_macro("direct3d_warp")
#undef direct3d_warp
#pragma push_macro("discard")
#undef discard
#pragma push_macro("discard_data")
#undef discard_data
#pragma push_macro("distance")
#undef distance
#pragma push_macro("division")
#undef division
#pragma push_macro("divisor")
#undef divisor
#pragma push_macro("divisor_rest")
#undef divisor_rest
#pragma push_macro("does")
#undef does
#pragma push_macro("domain")
#undef domain
#pragma push_macro("domain_of")
#undef domain_of
#pragma push_macro("domain_rank")
#undef domain_rank
#pragma push_macro("double_2")
#undef double_2
#pragma push_macro("doubles")
#undef doubles
#pragma push_macro("downloaded_bytes")
#undef downloaded_bytes
#pragma push_macro("downloads")
#undef downloads
#pragma push_macro("dst_byte_size")
#undef dst_byte_size
#pragma push_macro("dst_offset")
#undef dst_offset
#pragma push_macro("duration")
#undef duration
#pragma push_macro("e")
#undef e
#pragma push_macro("e0")
#undef e0
#pragma push_macro("e1")
#undef e1
#pragma push_macro("e2")
#undef e2
#pragma push_macro("element")
#undef element
#pragma push_macro("element_in")
#undef element_in
#pragma push_macro("element_size")
#undef element_size
#pragma push_macro("elements")
#undef elements
#pragma push_macro("elements_in")
#undef elements_in
#pragma push_macro("elements_of")
#undef elements_of
#pragma push_macro("elements_out")
#undef elements_out
#pragma push_macro("empty")
#undef empty
#pragma push_macro("empty_form")
#undef empty_form
#pragma push_macro("empty_object")
#undef empty_object
#pragma push_macro("enable_if")
#undef enable_if
#pragma push_macro("end")
#undef end
#pragma push_macro("entry")
#undef entry
#pragma push_macro("epoch")
#undef epoch
#pragma push_macro("equal")
#undef equal
#pragma push_macro("erf")
#undef erf
#pragma push_macro("erfc")
#undef erfc
#pragma push_macro("erfcinv")
#undef erfcinv
#pragma push_macro("erfcinv_tail")
#undef erfcinv_tail
#pragma push_macro("erfcinvf")
#undef erfcinvf
#pragma push_macro("erfinv")
#undef erfinv
#pragma push_macro("erfinv_ratio")
#undef erfinv_ratio
#pragma push_macro("erfinvf")
#undef erfinvf
#pragma push_macro("error")
#undef error
#pragma push_macro("error_device_removed")
#undef error_device_removed
#pragma push_macro("error_fail")
#undef error_fail
#pragma push_macro("error_invalid_argument")
#undef error_invalid_argument
#pragma push_macro("error_out_of_memory")
#undef error_out_of_memory
#pragma push_macro("exception")
#undef exception
#pragma push_macro("exception_ptr")
#undef exception_ptr
#pragma push_macro("exchange")
#undef exchange
#pragma push_macro("existing_buffer")
#undef existing_buffer
#pragma push_macro("exp")
#undef exp
#pragma push_macro("exp10")
#undef exp10
#pragma push_macro("exp2")
#undef exp2
#pragma push_macro("exp_near")
#undef exp_near
#pragma push_macro("expect_host_checks")
#undef expect_host_checks
#pragma push_macro("expected")
#undef expected
#pragma push_macro("expm1")
#undef expm1
#pragma push_macro("exponent")
#undef exponent
#pragma push_macro("ext")
#undef ext
#endif
#if defined ext_ || defined extent || defined extent_ || defined extent_iterator || \
    defined extent_of_level || defined extents || defined f || defined fabs || defined factor || \
    defined failed || defined false_type || defined fast_math || defined fdim || \
    defined fence_global || defined fence_tile_static || defined fetch_add || defined fetch_sub || \
    defined file || defined fill || defined fill_from_image || defined filter || \
    defined filter_linear || defined filter_mode || defined filter_point || defined filter_type || \
    defined filter_unknown || defined filtered || defined filtered_as || defined final || \
    defined finish || defined first || defined first_ || defined firstbithigh || \
    defined firstbitlow || defined flags || defined flat_extent || defined flatten || \
    defined float32 || defined float64 || defined float_2 || defined float_3 || defined float_4 || \
    defined float_of_bits || defined floating || defined floor || defined flush || defined fma || \
    defined fmaf || defined fmax || defined fmin || defined fmod || defined for_each_row || \
    defined form_of || defined format || defined format_string || defined forward_iterator_tag || \
    defined found || defined fpclassify || defined frexp || defined frexpf || defined from || \
    defined from_left || defined from_offset || defined from_right || defined func || \
    defined function || defined function_ || defined functor || defined functor_size || \
    defined future || defined future_status || defined g || defined gamma_above || \
    defined gamma_below || defined gamma_near || defined gamma_range || defined gamma_sign || \
    defined gather_ || defined gather_return_type || defined gather_type || defined gathered || \
    defined get || defined get_ || defined get_accelerator || defined get_accelerator_view || \
    defined get_address_mode || defined get_all || defined get_associated_accelerator_view || \
    defined get_auto_selection_view || defined get_bits_per_scalar_element || \
    defined get_border_color || defined get_buffer || defined get_command_queue || \
    defined get_context || defined get_cpu_access_type || defined get_data_length || \
    defined get_dedicated_memory || defined get_default_cpu_access_type || \
    defined get_default_view || defined get_depth_pitch
#define __AMPCC_NAMES_4
#pragma push_macro("ext_")
#undef ext_
#pragma push_macro("extent")
#undef extent
#pragma push_macro("extent_")
#undef extent_
#pragma push_macro("extent_iterator")
#undef extent_iterator
#pragma push_macro("extent_of_level")
#undef extent_of_level
#pragma push_macro("extents")
#undef extents
#pragma push_macro("f")
#undef f
#pragma push_macro("fabs")
#undef fabs
#pragma push_macro("factor")
#undef factor
#pragma push_macro("failed")
#undef failed
#pragma push_macro("false_type")
#undef false_type
#pragma push_macro("fast_math")
#undef fast_math
#pragma push_macro("fdim")
#undef fdim
#pragma push_macro("fence_global")
#undef fence_global
#pragma push_macro("fence_tile_static")
#undef fence_tile_static
#pragma push_macro("fetch_add")
#undef fetch_add
#pragma push_macro("fetch_sub")
#undef fetch_sub
#pragma push_macro("file")
#undef file
#pragma push_macro("fill")
#undef fill
#pragma push_macro("fill_from_image")
#undef fill_from_image
#pragma push_macro("filter")
#undef filter
#pragma push_macro("filter_linear")
#undef filter_linear
#pragma push_macro("filter_mode")
#undef filter_mode
#pragma push_macro("filter_point")
#undef filter_point
#pragma push_macro("filter_type")
#undef filter_type
#pragma push_macro("filter_unknown")
#undef filter_unknown
#pragma push_macro("filtered")
#undef filtered
#pragma push_macro("filtered_as")
#undef filtered_as
#pragma push_macro("final")
#undef final
#pragma push_macro("finish")
#undef finish
#pragma push_macro("first")
#undef first
#pragma push_macro("first_")
#undef first_
#pragma push_macro("firstbithigh")
#undef firstbithigh
#pragma push_macro("firstbitlow")
#undef firstbitlow
#pragma push_macro("flags")
#undef flags
#pragma push_macro("flat_extent")
#undef flat_extent
#pragma push_macro("flatten")
#undef flatten
#pragma push_macro("float32")
#undef float32
#pragma push_macro("float64")
#undef float64
#pragma push_macro("float_2")
#undef float_2
#pragma push_macro("float_3")
#undef float_3
#pragma push_macro("float_4")
#undef float_4
#pragma push_macro("float_of_bits")
#undef float_of_bits
#pragma push_macro("floating")
#undef floating
#pragma push_macro("floor")
#undef floor
#pragma push_macro("flush")
#undef flush
#pragma push_macro("fma")
#undef fma
#pragma push_macro("fmaf")
#undef fmaf
#pragma push_macro("fmax")
#undef fmax
#pragma push_macro("fmin")
#undef fmin
#pragma push_macro("fmod")
#undef fmod
#pragma push_macro("for_each_row")
#undef for_each_row
#pragma push_macro("form_of")
#undef form_of
#pragma push_macro("format")
#undef format
#pragma push_macro("format_string")
#undef format_string
#pragma push_macro("forward_iterator_tag")
#undef forward_iterator_tag
#pragma push_macro("found")
#undef found
#pragma push_macro("fpclassify")
#undef fpclassify
#pragma push_macro("frexp")
#undef frexp
#pragma push_macro("frexpf")
#undef frexpf
#pragma push_macro("from")
#undef from
#pragma push_macro("from_left")
#undef from_left
#pragma push_macro("from_offset")
#undef from_offset
#pragma push_macro("from_right")
#undef from_right
#pragma push_macro("func")
#undef func
#pragma push_macro("function")
#undef function
#pragma push_macro("function_")
#undef function_
#pragma push_macro("functor")
#undef functor
#pragma push_macro("functor_size")
#undef functor_size
#pragma push_macro("future")
#undef future
#pragma push_macro("future_status")
#undef future_status
#pragma push_macro("g")
#undef g
#pragma push_macro("gamma_above")
#undef gamma_above
#pragma push_macro("gamma_below")
#undef gamma_below
#pragma push_macro("gamma_near")
#undef gamma_near
#pragma push_macro("gamma_range")
#undef gamma_range
#pragma push_macro("gamma_sign")
#undef gamma_sign
#pragma push_macro("gather_")
#undef gather_
#pragma push_macro("gather_return_type")
#undef gather_return_type
#pragma push_macro("gather_type")
#undef gather_type
#pragma push_macro("gathered")
#undef gathered
#pragma push_macro("get")
#undef get
#pragma push_macro("get_")
#undef get_
#pragma push_macro("get_accelerator")
#undef get_accelerator
#pragma push_macro("get_accelerator_view")
#undef get_accelerator_view
#pragma push_macro("get_address_mode")
#undef get_address_mode
#pragma push_macro("get_all")
#undef get_all
#pragma push_macro("get_associated_accelerator_view")
#undef get_associated_accelerator_view
#pragma push_macro("get_auto_selection_view")
#undef get_auto_selection_view
#pragma push_macro("get_bits_per_scalar_element")
#undef get_bits_per_scalar_element
#pragma push_macro("get_border_color")
#undef get_border_color
#pragma push_macro("get_buffer")
#undef get_buffer
#pragma push_macro("get_command_queue")
#undef get_command_queue
#pragma push_macro("get_context")
#undef get_context
#pragma push_macro("get_cpu_access_type")
#undef get_cpu_access_type
#pragma push_macro("get_data_length")
#undef get_data_length
#pragma push_macro("get_dedicated_memory")
#undef get_dedicated_memory
#pragma push_macro("get_default_cpu_access_type")
#undef get_default_cpu_access_type
#pragma push_macro("get_default_view")
#undef get_default_view
#pragma push_macro("get_depth_pitch")
#undef get_depth_pitch
#endif
#if defined get_description || defined get_device || defined get_device_path || \
    defined get_error_code || defined get_extent || defined get_filter_mode || \
    defined get_has_display || defined get_image || defined get_is_auto_selection || \
    defined get_is_debug || defined get_is_emulated || defined get_mipmap_extent || \
    defined get_mipmap_levels || defined get_queue || defined get_queuing_mode || defined get_ref \
    || defined get_row_pitch || defined get_sampler || defined get_shape || \
    defined get_source_accelerator_view || defined get_supports_cpu_shared_memory || \
    defined get_supports_double_precision || defined get_supports_limited_double_precision || \
    defined get_texture || defined get_tile_extent || defined get_version || \
    defined get_view_removed_reason || defined get_w || defined get_x || defined get_y || \
    defined get_z || defined given || defined global || defined global_id || defined global_index \
    || defined global_memory_fence || defined graphics || defined green || defined group_id || \
    defined half || defined has || defined has_display || defined has_format || defined has_image \
    || defined hash || defined height || defined hexadecimal || defined high || defined highest || \
    defined holder || defined home || defined host || defined host_as_is || defined host_bytes || \
    defined host_checks || defined host_checks_on || defined host_copies || defined host_cospi || \
    defined host_gamma_sign || defined host_pi || defined host_rights || defined host_scalb || \
    defined host_sinpi || defined host_state || defined host_stub || defined host_tanpi || \
    defined hypot || defined i || defined i0 || defined i1 || defined i2 || defined idx || \
    defined if_integer || defined if_iterator || defined if_mixed || defined if_no_domain || \
    defined if_normalized || defined if_other || defined if_own || defined if_read_only_source || \
    defined if_signed || defined if_source || defined ilogb || defined ilogb_or_constant || \
    defined ilogbf || defined image || defined image_ || defined image_bit || defined image_format \
    || defined image_of || defined image_texels || defined image_texels_of || defined imax || \
    defined imin || defined in_background || defined in_brackets || defined in_domain || \
    defined in_passing || defined index || defined index_of
#define __AMPCC_NAMES_5
#pragma push_macro("get_description")
#undef get_description
#pragma push_macro("get_device")
#undef get_device
#pragma push_macro("get_device_path")
#undef get_device_path
#pragma push_macro("get_error_code")
#undef get_error_code
#pragma push_macro("get_extent")
#undef get_extent
#pragma push_macro("get_filter_mode")
#undef get_filter_mode
#pragma push_macro("get_has_display")
#undef get_has_display
#pragma push_macro("get_image")
#undef get_image
#pragma push_macro("get_is_auto_selection")
#undef get_is_auto_selection
#pragma push_macro("get_is_debug")
#undef get_is_debug
#pragma push_macro("get_is_emulated")
#undef get_is_emulated
#pragma push_macro("get_mipmap_extent")
#undef get_mipmap_extent
#pragma push_macro("get_mipmap_levels")
#undef get_mipmap_levels
#pragma push_macro("get_queue")
#undef get_queue
#pragma push_macro("get_queuing_mode")
#undef get_queuing_mode
#pragma push_macro("get_ref")
#undef get_ref
#pragma push_macro("get_row_pitch")
#undef get_row_pitch
#pragma push_macro("get_sampler")
#undef get_sampler
#pragma push_macro("get_shape")
#undef get_shape
#pragma push_macro("get_source_accelerator_view")
#undef get_source_accelerator_view
#pragma push_macro("get_supports_cpu_shared_memory")
#undef get_supports_cpu_shared_memory
#pragma push_macro("get_supports_double_precision")
#undef get_supports_double_precision
#pragma push_macro("get_supports_limited_double_precision")
#undef get_supports_limited_double_precision
#pragma push_macro("get_texture")
#undef get_texture
#pragma push_macro("get_tile_extent")
#undef get_tile_extent
#pragma push_macro("get_version")
#undef get_version
#pragma push_macro("get_view_removed_reason")
#undef get_view_removed_reason
#pragma push_macro("get_w")
#undef get_w
#pragma push_macro("get_x")
#undef get_x
#pragma push_macro("get_y")
#undef get_y
#pragma push_macro("get_z")
#undef get_z
#pragma push_macro("given")
#undef given
#pragma push_macro("global")
#undef global
#pragma push_macro("global_id")
#undef global_id
#pragma push_macro("global_index")
#undef global_index
#pragma push_macro("global_memory_fence")
#undef global_memory_fence
#pragma push_macro("graphics")
#undef graphics
#pragma push_macro("green")
#undef green
#pragma push_macro("group_id")
#undef group_id
#pragma push_macro("half")
#undef half
#pragma push_macro("has")
#undef has
#pragma push_macro("has_display")
#undef has_display
#pragma push_macro("has_format")
#undef has_format
#pragma push_macro("has_image")
#undef has_image
#pragma push_macro("hash")
#undef hash
#pragma push_macro("height")
#undef height
#pragma push_macro("hexadecimal")
#undef hexadecimal
#pragma push_macro("high")
#undef high
#pragma push_macro("highest")
#undef highest
#pragma push_macro("holder")
#undef holder
#pragma push_macro("home")
#undef home
#pragma push_macro("host")
#undef host
#pragma push_macro("host_as_is")
#undef host_as_is
#pragma push_macro("host_bytes")
#undef host_bytes
#pragma push_macro("host_checks")
#undef host_checks
#pragma push_macro("host_checks_on")
#undef host_checks_on
#pragma push_macro("host_copies")
#undef host_copies
#pragma push_macro("host_cospi")
#undef host_cospi
#pragma push_macro("host_gamma_sign")
#undef host_gamma_sign
#pragma push_macro("host_pi")
#undef host_pi
#pragma push_macro("host_rights")
#undef host_rights
#pragma push_macro("host_scalb")
#undef host_scalb
#pragma push_macro("host_sinpi")
#undef host_sinpi
#pragma push_macro("host_state")
#undef host_state
#pragma push_macro("host_stub")
#undef host_stub
#pragma push_macro("host_tanpi")
#undef host_tanpi
#pragma push_macro("hypot")
#undef hypot
#pragma push_macro("i")
#undef i
#pragma push_macro("i0")
#undef i0
#pragma push_macro("i1")
#undef i1
#pragma push_macro("i2")
#undef i2
#pragma push_macro("idx")
#undef idx
#pragma push_macro("if_integer")
#undef if_integer
#pragma push_macro("if_iterator")
#undef if_iterator
#pragma push_macro("if_mixed")
#undef if_mixed
#pragma push_macro("if_no_domain")
#undef if_no_domain
#pragma push_macro("if_normalized")
#undef if_normalized
#pragma push_macro("if_other")
#undef if_other
#pragma push_macro("if_own")
#undef if_own
#pragma push_macro("if_read_only_source")
#undef if_read_only_source
#pragma push_macro("if_signed")
#undef if_signed
#pragma push_macro("if_source")
#undef if_source
#pragma push_macro("ilogb")
#undef ilogb
#pragma push_macro("ilogb_or_constant")
#undef ilogb_or_constant
#pragma push_macro("ilogbf")
#undef ilogbf
#pragma push_macro("image")
#undef image
#pragma push_macro("image_")
#undef image_
#pragma push_macro("image_bit")
#undef image_bit
#pragma push_macro("image_format")
#undef image_format
#pragma push_macro("image_of")
#undef image_of
#pragma push_macro("image_texels")
#undef image_texels
#pragma push_macro("image_texels_of")
#undef image_texels_of
#pragma push_macro("imax")
#undef imax
#pragma push_macro("imin")
#undef imin
#pragma push_macro("in_background")
#undef in_background
#pragma push_macro("in_brackets")
#undef in_brackets
#pragma push_macro("in_domain")
#undef in_domain
#pragma push_macro("in_passing")
#undef in_passing
#pragma push_macro("index")
#undef index
#pragma push_macro("index_of")
#undef index_of
#endif
#if defined infinity || defined init || defined init_priority || defined initializer_list || \
    defined inner_offset || defined input_iterator_tag || defined inside || defined int32 || \
    defined int32_t || defined int64 || defined int_of || defined integer || defined integer_of || \
    defined integral_constant || defined invalid_compute_domain || defined is_arithmetic || \
    defined is_auto_selection || defined is_class || defined is_const || defined is_contiguous || \
    defined is_convertible || defined is_debug || defined is_domain || defined is_empty || \
    defined is_emulated || defined is_enum || defined is_filterable || defined is_floating_point \
    || defined is_immediate || defined is_integral || defined is_lvalue_reference || \
    defined is_odd || defined is_old || defined is_open || defined is_pointer || defined is_same \
    || defined is_short_vector || defined is_signed || defined is_source || defined is_staging || \
    defined is_staging_ || defined is_tagged || defined is_texel || defined is_trivially_copyable \
    || defined is_usual || defined is_vector_scalar || defined is_void || defined is_written || \
    defined isa || defined isfinite || defined isinf || defined isnan || defined isnormal || \
    defined iterator || defined iterator_category || defined iterator_traits || defined kernel || \
    defined kernel_arg || defined kernel_count || defined kernel_entry || defined kernel_key || \
    defined kernel_record || defined kernels || defined key || defined key_text || defined kind || \
    defined known || defined known_ || defined l || defined lambda || defined lambda_form || \
    defined lane || defined lane_of || defined large || defined largest_signed || \
    defined largest_unsigned || defined last || defined last_ || defined later || defined launch \
    || defined launch_site || defined launches || defined ldexp || defined ldexpf || \
    defined leading_zeros || defined least || defined left || defined length_of || \
    defined let_arrays_start_as_zeros || defined level || defined level_choice || \
    defined level_of_detail || defined levels || defined lgamma || defined lgammaf || \
    defined lifetimebound || defined like || defined limited || defined line || defined list
#define __AMPCC_NAMES_6
#pragma push_macro("infinity")
#undef infinity
#pragma push_macro("init")
#undef init
#pragma push_macro("init_priority")
#undef init_priority
#pragma push_macro("initializer_list")
#undef initializer_list
#pragma push_macro("inner_offset")
#undef inner_offset
#pragma push_macro("input_iterator_tag")
#undef input_iterator_tag
#pragma push_macro("inside")
#undef inside
#pragma push_macro("int32")
#undef int32
#pragma push_macro("int32_t")
#undef int32_t
#pragma push_macro("int64")
#undef int64
#pragma push_macro("int_of")
#undef int_of
#pragma push_macro("integer")
#undef integer
#pragma push_macro("integer_of")
#undef integer_of
#pragma push_macro("integral_constant")
#undef integral_constant
#pragma push_macro("invalid_compute_domain")
#undef invalid_compute_domain
#pragma push_macro("is_arithmetic")
#undef is_arithmetic
#pragma push_macro("is_auto_selection")
#undef is_auto_selection
#pragma push_macro("is_class")
#undef is_class
#pragma push_macro("is_const")
#undef is_const
#pragma push_macro("is_contiguous")
#undef is_contiguous
#pragma push_macro("is_convertible")
#undef is_convertible
#pragma push_macro("is_debug")
#undef is_debug
#pragma push_macro("is_domain")
#undef is_domain
#pragma push_macro("is_empty")
#undef is_empty
#pragma push_macro("is_emulated")
#undef is_emulated
#pragma push_macro("is_enum")
#undef is_enum
#pragma push_macro("is_filterable")
#undef is_filterable
#pragma push_macro("is_floating_point")
#undef is_floating_point
#pragma push_macro("is_immediate")
#undef is_immediate
#pragma push_macro("is_integral")
#undef is_integral
#pragma push_macro("is_lvalue_reference")
#undef is_lvalue_reference
#pragma push_macro("is_odd")
#undef is_odd
#pragma push_macro("is_old")
#undef is_old
#pragma push_macro("is_open")
#undef is_open
#pragma push_macro("is_pointer")
#undef is_pointer
#pragma push_macro("is_same")
#undef is_same
#pragma push_macro("is_short_vector")
#undef is_short_vector
#pragma push_macro("is_signed")
#undef is_signed
#pragma push_macro("is_source")
#undef is_source
#pragma push_macro("is_staging")
#undef is_staging
#pragma push_macro("is_staging_")
#undef is_staging_
#pragma push_macro("is_tagged")
#undef is_tagged
#pragma push_macro("is_texel")
#undef is_texel
#pragma push_macro("is_trivially_copyable")
#undef is_trivially_copyable
#pragma push_macro("is_usual")
#undef is_usual
#pragma push_macro("is_vector_scalar")
#undef is_vector_scalar
#pragma push_macro("is_void")
#undef is_void
#pragma push_macro("is_written")
#undef is_written
#pragma push_macro("isa")
#undef isa
#pragma push_macro("isfinite")
#undef isfinite
#pragma push_macro("isinf")
#undef isinf
#pragma push_macro("isnan")
#undef isnan
#pragma push_macro("isnormal")
#undef isnormal
#pragma push_macro("iterator")
#undef iterator
#pragma push_macro("iterator_category")
#undef iterator_category
#pragma push_macro("iterator_traits")
#undef iterator_traits
#pragma push_macro("kernel")
#undef kernel
#pragma push_macro("kernel_arg")
#undef kernel_arg
#pragma push_macro("kernel_count")
#undef kernel_count
#pragma push_macro("kernel_entry")
#undef kernel_entry
#pragma push_macro("kernel_key")
#undef kernel_key
#pragma push_macro("kernel_record")
#undef kernel_record
#pragma push_macro("kernels")
#undef kernels
#pragma push_macro("key")
#undef key
#pragma push_macro("key_text")
#undef key_text
#pragma push_macro("kind")
#undef kind
#pragma push_macro("known")
#undef known
#pragma push_macro("known_")
#undef known_
#pragma push_macro("l")
#undef l
#pragma push_macro("lambda")
#undef lambda
#pragma push_macro("lambda_form")
#undef lambda_form
#pragma push_macro("lane")
#undef lane
#pragma push_macro("lane_of")
#undef lane_of
#pragma push_macro("large")
#undef large
#pragma push_macro("largest_signed")
#undef largest_signed
#pragma push_macro("largest_unsigned")
#undef largest_unsigned
#pragma push_macro("last")
#undef last
#pragma push_macro("last_")
#undef last_
#pragma push_macro("later")
#undef later
#pragma push_macro("launch")
#undef launch
#pragma push_macro("launch_site")
#undef launch_site
#pragma push_macro("launches")
#undef launches
#pragma push_macro("ldexp")
#undef ldexp
#pragma push_macro("ldexpf")
#undef ldexpf
#pragma push_macro("leading_zeros")
#undef leading_zeros
#pragma push_macro("least")
#undef least
#pragma push_macro("left")
#undef left
#pragma push_macro("length_of")
#undef length_of
#pragma push_macro("let_arrays_start_as_zeros")
#undef let_arrays_start_as_zeros
#pragma push_macro("level")
#undef level
#pragma push_macro("level_choice")
#undef level_choice
#pragma push_macro("level_of_detail")
#undef level_of_detail
#pragma push_macro("levels")
#undef levels
#pragma push_macro("lgamma")
#undef lgamma
#pragma push_macro("lgammaf")
#undef lgammaf
#pragma push_macro("lifetimebound")
#undef lifetimebound
#pragma push_macro("like")
#undef like
#pragma push_macro("limited")
#undef limited
#pragma push_macro("line")
#undef line
#pragma push_macro("list")
#undef list
#endif
#if defined load || defined local || defined local_id || defined local_index || \
    defined local_memory || defined log || defined log10 || defined log1p || defined log2 || \
    defined log2_rest || defined log_gamma || defined log_gamma_between_zeros || defined logb || \
    defined long_product || defined low || defined lowest || defined lvalue_reference || defined m \
    || defined mad || defined made || defined made_anew || defined magnitude || defined make || \
    defined make_array || defined make_array_like || defined make_plan || defined make_readable || \
    defined make_sampler || defined make_staging_array || defined make_texture || \
    defined make_unbound || defined make_void || defined make_writable || defined maps || \
    defined margin || defined mark_of || defined marks || defined masked_differences || \
    defined max || defined maybe_unused || defined measure_image || defined measure_texture || \
    defined mem_fence || defined memory || defined memory_freed || defined memory_order_acq_rel || \
    defined memory_order_acquire || defined memory_order_relaxed || defined memory_range || \
    defined mentions_lambda || defined message || defined message_ || defined message_arg || \
    defined message_count || defined message_kind || defined message_value || defined messages || \
    defined mills_sum || defined min || defined mine || defined mip_level || defined mip_levels || \
    defined mipmap_level || defined mipmap_levels || defined mipmap_levels_ || defined missing || \
    defined mix || defined mode || defined modf || defined modff || defined module || \
    defined module_ || defined most || defined most_detailed_mip || defined move || \
    defined moved_from || defined msad4 || defined multiply || defined mutable_view || \
    defined name || defined nan || defined nanf || defined narrow_float || defined native || \
    defined native_entry || defined native_form || defined native_span || defined native_variant \
    || defined natural || defined near || defined nearbyint || defined needed || \
    defined neighbours || defined next || defined next_ || defined nextafter || defined no_bit || \
    defined no_type || defined noise || defined noise_gradient
#define __AMPCC_NAMES_7
#pragma push_macro("load")
#undef load
#pragma push_macro("local")
#undef local
#pragma push_macro("local_id")
#undef local_id
#pragma push_macro("local_index")
#undef local_index
#pragma push_macro("local_memory")
#undef local_memory
#pragma push_macro("log")
#undef log
#pragma push_macro("log10")
#undef log10
#pragma push_macro("log1p")
#undef log1p
#pragma push_macro("log2")
#undef log2
#pragma push_macro("log2_rest")
#undef log2_rest
#pragma push_macro("log_gamma")
#undef log_gamma
#pragma push_macro("log_gamma_between_zeros")
#undef log_gamma_between_zeros
#pragma push_macro("logb")
#undef logb
#pragma push_macro("long_product")
#undef long_product
#pragma push_macro("low")
#undef low
#pragma push_macro("lowest")
#undef lowest
#pragma push_macro("lvalue_reference")
#undef lvalue_reference
#pragma push_macro("m")
#undef m
#pragma push_macro("mad")
#undef mad
#pragma push_macro("made")
#undef made
#pragma push_macro("made_anew")
#undef made_anew
#pragma push_macro("magnitude")
#undef magnitude
#pragma push_macro("make")
#undef make
#pragma push_macro("make_array")
#undef make_array
#pragma push_macro("make_array_like")
#undef make_array_like
#pragma push_macro("make_plan")
#undef make_plan
#pragma push_macro("make_readable")
#undef make_readable
#pragma push_macro("make_sampler")
#undef make_sampler
#pragma push_macro("make_staging_array")
#undef make_staging_array
#pragma push_macro("make_texture")
#undef make_texture
#pragma push_macro("make_unbound")
#undef make_unbound
#pragma push_macro("make_void")
#undef make_void
#pragma push_macro("make_writable")
#undef make_writable
#pragma push_macro("maps")
#undef maps
#pragma push_macro("margin")
#undef margin
#pragma push_macro("mark_of")
#undef mark_of
#pragma push_macro("marks")
#undef marks
#pragma push_macro("masked_differences")
#undef masked_differences
#pragma push_macro("max")
#undef max
#pragma push_macro("maybe_unused")
#undef maybe_unused
#pragma push_macro("measure_image")
#undef measure_image
#pragma push_macro("measure_texture")
#undef measure_texture
#pragma push_macro("mem_fence")
#undef mem_fence
#pragma push_macro("memory")
#undef memory
#pragma push_macro("memory_freed")
#undef memory_freed
#pragma push_macro("memory_order_acq_rel")
#undef memory_order_acq_rel
#pragma push_macro("memory_order_acquire")
#undef memory_order_acquire
#pragma push_macro("memory_order_relaxed")
#undef memory_order_relaxed
#pragma push_macro("memory_range")
#undef memory_range
#pragma push_macro("mentions_lambda")
#undef mentions_lambda
#pragma push_macro("message")
#undef message
#pragma push_macro("message_")
#undef message_
#pragma push_macro("message_arg")
#undef message_arg
#pragma push_macro("message_count")
#undef message_count
#pragma push_macro("message_kind")
#undef message_kind
#pragma push_macro("message_value")
#undef message_value
#pragma push_macro("messages")
#undef messages
#pragma push_macro("mills_sum")
#undef mills_sum
#pragma push_macro("min")
#undef min
#pragma push_macro("mine")
#undef mine
#pragma push_macro("mip_level")
#undef mip_level
#pragma push_macro("mip_levels")
#undef mip_levels
#pragma push_macro("mipmap_level")
#undef mipmap_level
#pragma push_macro("mipmap_levels")
#undef mipmap_levels
#pragma push_macro("mipmap_levels_")
#undef mipmap_levels_
#pragma push_macro("missing")
#undef missing
#pragma push_macro("mix")
#undef mix
#pragma push_macro("mode")
#undef mode
#pragma push_macro("modf")
#undef modf
#pragma push_macro("modff")
#undef modff
#pragma push_macro("module")
#undef module
#pragma push_macro("module_")
#undef module_
#pragma push_macro("most")
#undef most
#pragma push_macro("most_detailed_mip")
#undef most_detailed_mip
#pragma push_macro("move")
#undef move
#pragma push_macro("moved_from")
#undef moved_from
#pragma push_macro("msad4")
#undef msad4
#pragma push_macro("multiply")
#undef multiply
#pragma push_macro("mutable_view")
#undef mutable_view
#pragma push_macro("name")
#undef name
#pragma push_macro("nan")
#undef nan
#pragma push_macro("nanf")
#undef nanf
#pragma push_macro("narrow_float")
#undef narrow_float
#pragma push_macro("native")
#undef native
#pragma push_macro("native_entry")
#undef native_entry
#pragma push_macro("native_form")
#undef native_form
#pragma push_macro("native_span")
#undef native_span
#pragma push_macro("native_variant")
#undef native_variant
#pragma push_macro("natural")
#undef natural
#pragma push_macro("near")
#undef near
#pragma push_macro("nearbyint")
#undef nearbyint
#pragma push_macro("needed")
#undef needed
#pragma push_macro("neighbours")
#undef neighbours
#pragma push_macro("next")
#undef next
#pragma push_macro("next_")
#undef next_
#pragma push_macro("nextafter")
#undef nextafter
#pragma push_macro("no_bit")
#undef no_bit
#pragma push_macro("no_type")
#undef no_type
#pragma push_macro("noise")
#undef noise
#pragma push_macro("noise_gradient")
#undef noise_gradient
#endif
#if defined noreturn || defined norm || defined normal || defined normalized || defined note_usual \
    || defined note_writes || defined now || defined num || defined number || defined number_form \
    || defined numeric_limits || defined o || defined object || defined of || defined of_scalar || \
    defined off || defined offset || defined offset_ || defined old || defined on || \
    defined on_host || defined opencl || defined opencl_memory || defined operation || \
    defined operation_ || defined origin || defined other || defined other_form || defined others \
    || defined out_of_memory || defined outcome || defined over || defined override || \
    defined owners || defined p || defined pad || defined parallel_for_each || \
    defined parameter_type || defined parameters || defined part || defined parts || \
    defined parts_form || defined passing_row || defined path || defined payload || defined phi || \
    defined phi_below || defined phi_constants || defined phif || defined place || defined place_ \
    || defined place_in || defined place_of || defined place_type || defined placed_class || \
    defined plain || defined plain_form || defined plan || defined point || defined pointee || \
    defined pointer || defined points_to || defined polynomial || defined position || defined pow \
    || defined power || defined power_of_e || defined precise_math || defined print || \
    defined printf || defined probit || defined probitf || defined product || defined product_rest \
    || defined programs_built || defined programs_loaded || defined property || defined ptrdiff_t \
    || defined push_back || defined put || defined q || defined qualified || defined queue || \
    defined queue_ || defined queuing_mode || defined queuing_mode_automatic || \
    defined queuing_mode_immediate || defined quiet_NaN || defined quiet_nan || defined quotient \
    || defined r || defined race || defined radians || defined raise_messages || defined rank || \
    defined rcbrt || defined rcbrtf || defined rcp || defined reached || defined read
#define __AMPCC_NAMES_8
#pragma push_macro("noreturn")
#undef noreturn
#pragma push_macro("norm")
#undef norm
#pragma push_macro("normal")
#undef normal
#pragma push_macro("normalized")
#undef normalized
#pragma push_macro("note_usual")
#undef note_usual
#pragma push_macro("note_writes")
#undef note_writes
#pragma push_macro("now")
#undef now
#pragma push_macro("num")
#undef num
#pragma push_macro("number")
#undef number
#pragma push_macro("number_form")
#undef number_form
#pragma push_macro("numeric_limits")
#undef numeric_limits
#pragma push_macro("o")
#undef o
#pragma push_macro("object")
#undef object
#pragma push_macro("of")
#undef of
#pragma push_macro("of_scalar")
#undef of_scalar
#pragma push_macro("off")
#undef off
#pragma push_macro("offset")
#undef offset
#pragma push_macro("offset_")
#undef offset_
#pragma push_macro("old")
#undef old
#pragma push_macro("on")
#undef on
#pragma push_macro("on_host")
#undef on_host
#pragma push_macro("opencl")
#undef opencl
#pragma push_macro("opencl_memory")
#undef opencl_memory
#pragma push_macro("operation")
#undef operation
#pragma push_macro("operation_")
#undef operation_
#pragma push_macro("origin")
#undef origin
#pragma push_macro("other")
#undef other
#pragma push_macro("other_form")
#undef other_form
#pragma push_macro("others")
#undef others
#pragma push_macro("out_of_memory")
#undef out_of_memory
#pragma push_macro("outcome")
#undef outcome
#pragma push_macro("over")
#undef over
#pragma push_macro("override")
#undef override
#pragma push_macro("owners")
#undef owners
#pragma push_macro("p")
#undef p
#pragma push_macro("pad")
#undef pad
#pragma push_macro("parallel_for_each")
#undef parallel_for_each
#pragma push_macro("parameter_type")
#undef parameter_type
#pragma push_macro("parameters")
#undef parameters
#pragma push_macro("part")
#undef part
#pragma push_macro("parts")
#undef parts
#pragma push_macro("parts_form")
#undef parts_form
#pragma push_macro("passing_row")
#undef passing_row
#pragma push_macro("path")
#undef path
#pragma push_macro("payload")
#undef payload
#pragma push_macro("phi")
#undef phi
#pragma push_macro("phi_below")
#undef phi_below
#pragma push_macro("phi_constants")
#undef phi_constants
#pragma push_macro("phif")
#undef phif
#pragma push_macro("place")
#undef place
#pragma push_macro("place_")
#undef place_
#pragma push_macro("place_in")
#undef place_in
#pragma push_macro("place_of")
#undef place_of
#pragma push_macro("place_type")
#undef place_type
#pragma push_macro("placed_class")
#undef placed_class
#pragma push_macro("plain")
#undef plain
#pragma push_macro("plain_form")
#undef plain_form
#pragma push_macro("plan")
#undef plan
#pragma push_macro("point")
#undef point
#pragma push_macro("pointee")
#undef pointee
#pragma push_macro("pointer")
#undef pointer
#pragma push_macro("points_to")
#undef points_to
#pragma push_macro("polynomial")
#undef polynomial
#pragma push_macro("position")
#undef position
#pragma push_macro("pow")
#undef pow
#pragma push_macro("power")
#undef power
#pragma push_macro("power_of_e")
#undef power_of_e
#pragma push_macro("precise_math")
#undef precise_math
#pragma push_macro("print")
#undef print
#pragma push_macro("printf")
#undef printf
#pragma push_macro("probit")
#undef probit
#pragma push_macro("probitf")
#undef probitf
#pragma push_macro("product")
#undef product
#pragma push_macro("product_rest")
#undef product_rest
#pragma push_macro("programs_built")
#undef programs_built
#pragma push_macro("programs_loaded")
#undef programs_loaded
#pragma push_macro("property")
#undef property
#pragma push_macro("ptrdiff_t")
#undef ptrdiff_t
#pragma push_macro("push_back")
#undef push_back
#pragma push_macro("put")
#undef put
#pragma push_macro("q")
#undef q
#pragma push_macro("qualified")
#undef qualified
#pragma push_macro("queue")
#undef queue
#pragma push_macro("queue_")
#undef queue_
#pragma push_macro("queuing_mode")
#undef queuing_mode
#pragma push_macro("queuing_mode_automatic")
#undef queuing_mode_automatic
#pragma push_macro("queuing_mode_immediate")
#undef queuing_mode_immediate
#pragma push_macro("quiet_NaN")
#undef quiet_NaN
#pragma push_macro("quiet_nan")
#undef quiet_nan
#pragma push_macro("quotient")
#undef quotient
#pragma push_macro("r")
#undef r
#pragma push_macro("race")
#undef race
#pragma push_macro("radians")
#undef radians
#pragma push_macro("raise_messages")
#undef raise_messages
#pragma push_macro("rank")
#undef rank
#pragma push_macro("rcbrt")
#undef rcbrt
#pragma push_macro("rcbrtf")
#undef rcbrtf
#pragma push_macro("rcp")
#undef rcp
#pragma push_macro("reached")
#undef reached
#pragma push_macro("read")
#undef read
#endif
#if defined read_as || defined read_counters || defined read_only || defined read_type || \
    defined readable || defined reading || defined ready || defined real || defined real_f || \
    defined reason || defined red || defined ref_ || defined ref_w || defined ref_x || \
    defined ref_y || defined ref_z || defined reference || defined refresh || \
    defined register_module || defined registration || defined reinterpret_as || defined release \
    || defined remainder || defined remove_const || defined remove_cv || defined remove_pointer || \
    defined remquo || defined remquof || defined report_index || defined report_row || \
    defined require || defined reserve || defined rest || defined result || defined retain || \
    defined reversebits || defined rights || defined rights_ || defined root || defined round || \
    defined round_down || defined round_up || defined row || defined row_of || defined row_pitch \
    || defined rows || defined rsqrt || defined rtti || defined rtti_name || defined rule || \
    defined run || defined runtime_exception || defined rvalue_reference || defined s || \
    defined same || defined sample || defined sample_image || defined sampled || \
    defined sampled_format || defined sampled_norm || defined sampled_unorm || defined sampler || \
    defined saturate || defined scalar || defined scalar_type || defined scalb || defined scalbf \
    || defined scalbn || defined scalbnf || defined scale || defined scaled || defined scaled_from \
    || defined seconds || defined section || defined separator || defined set || defined set_ || \
    defined set_default || defined set_default_cpu_access_type || defined set_strides || \
    defined shadow || defined shape || defined shape_ || defined share || defined shared_future || \
    defined shared_ptr || defined shift || defined short_vector || defined short_vector_traits || \
    defined sign || defined sign_extended || defined signbit || defined signbitf || defined simple \
    || defined sin || defined sincos || defined sincosf || defined sinh || defined sinpi || \
    defined sint
#define __AMPCC_NAMES_9
#pragma push_macro("read_as")
#undef read_as
#pragma push_macro("read_counters")
#undef read_counters
#pragma push_macro("read_only")
#undef read_only
#pragma push_macro("read_type")
#undef read_type
#pragma push_macro("readable")
#undef readable
#pragma push_macro("reading")
#undef reading
#pragma push_macro("ready")
#undef ready
#pragma push_macro("real")
#undef real
#pragma push_macro("real_f")
#undef real_f
#pragma push_macro("reason")
#undef reason
#pragma push_macro("red")
#undef red
#pragma push_macro("ref_")
#undef ref_
#pragma push_macro("ref_w")
#undef ref_w
#pragma push_macro("ref_x")
#undef ref_x
#pragma push_macro("ref_y")
#undef ref_y
#pragma push_macro("ref_z")
#undef ref_z
#pragma push_macro("reference")
#undef reference
#pragma push_macro("refresh")
#undef refresh
#pragma push_macro("register_module")
#undef register_module
#pragma push_macro("registration")
#undef registration
#pragma push_macro("reinterpret_as")
#undef reinterpret_as
#pragma push_macro("release")
#undef release
#pragma push_macro("remainder")
#undef remainder
#pragma push_macro("remove_const")
#undef remove_const
#pragma push_macro("remove_cv")
#undef remove_cv
#pragma push_macro("remove_pointer")
#undef remove_pointer
#pragma push_macro("remquo")
#undef remquo
#pragma push_macro("remquof")
#undef remquof
#pragma push_macro("report_index")
#undef report_index
#pragma push_macro("report_row")
#undef report_row
#pragma push_macro("require")
#undef require
#pragma push_macro("reserve")
#undef reserve
#pragma push_macro("rest")
#undef rest
#pragma push_macro("result")
#undef result
#pragma push_macro("retain")
#undef retain
#pragma push_macro("reversebits")
#undef reversebits
#pragma push_macro("rights")
#undef rights
#pragma push_macro("rights_")
#undef rights_
#pragma push_macro("root")
#undef root
#pragma push_macro("round")
#undef round
#pragma push_macro("round_down")
#undef round_down
#pragma push_macro("round_up")
#undef round_up
#pragma push_macro("row")
#undef row
#pragma push_macro("row_of")
#undef row_of
#pragma push_macro("row_pitch")
#undef row_pitch
#pragma push_macro("rows")
#undef rows
#pragma push_macro("rsqrt")
#undef rsqrt
#pragma push_macro("rtti")
#undef rtti
#pragma push_macro("rtti_name")
#undef rtti_name
#pragma push_macro("rule")
#undef rule
#pragma push_macro("run")
#undef run
#pragma push_macro("runtime_exception")
#undef runtime_exception
#pragma push_macro("rvalue_reference")
#undef rvalue_reference
#pragma push_macro("s")
#undef s
#pragma push_macro("same")
#undef same
#pragma push_macro("sample")
#undef sample
#pragma push_macro("sample_image")
#undef sample_image
#pragma push_macro("sampled")
#undef sampled
#pragma push_macro("sampled_format")
#undef sampled_format
#pragma push_macro("sampled_norm")
#undef sampled_norm
#pragma push_macro("sampled_unorm")
#undef sampled_unorm
#pragma push_macro("sampler")
#undef sampler
#pragma push_macro("saturate")
#undef saturate
#pragma push_macro("scalar")
#undef scalar
#pragma push_macro("scalar_type")
#undef scalar_type
#pragma push_macro("scalb")
#undef scalb
#pragma push_macro("scalbf")
#undef scalbf
#pragma push_macro("scalbn")
#undef scalbn
#pragma push_macro("scalbnf")
#undef scalbnf
#pragma push_macro("scale")
#undef scale
#pragma push_macro("scaled")
#undef scaled
#pragma push_macro("scaled_from")
#undef scaled_from
#pragma push_macro("seconds")
#undef seconds
#pragma push_macro("section")
#undef section
#pragma push_macro("separator")
#undef separator
#pragma push_macro("set")
#undef set
#pragma push_macro("set_")
#undef set_
#pragma push_macro("set_default")
#undef set_default
#pragma push_macro("set_default_cpu_access_type")
#undef set_default_cpu_access_type
#pragma push_macro("set_strides")
#undef set_strides
#pragma push_macro("shadow")
#undef shadow
#pragma push_macro("shape")
#undef shape
#pragma push_macro("shape_")
#undef shape_
#pragma push_macro("share")
#undef share
#pragma push_macro("shared_future")
#undef shared_future
#pragma push_macro("shared_ptr")
#undef shared_ptr
#pragma push_macro("shift")
#undef shift
#pragma push_macro("short_vector")
#undef short_vector
#pragma push_macro("short_vector_traits")
#undef short_vector_traits
#pragma push_macro("sign")
#undef sign
#pragma push_macro("sign_extended")
#undef sign_extended
#pragma push_macro("signbit")
#undef signbit
#pragma push_macro("signbitf")
#undef signbitf
#pragma push_macro("simple")
#undef simple
#pragma push_macro("sin")
#undef sin
#pragma push_macro("sincos")
#undef sincos
#pragma push_macro("sincosf")
#undef sincosf
#pragma push_macro("sinh")
#undef sinh
#pragma push_macro("sinpi")
#undef sinpi
#pragma push_macro("sint")
#undef sint
#endif
#if defined site || defined site_count || defined site_of || defined sites || defined size || \
    defined size_ || defined size_t || defined size_type || defined sizes || defined slice || \
    defined small || defined smoothstep || defined snorm || defined source || defined source_ || \
    defined source_accelerator_view || defined source_bits || defined source_levels || \
    defined source_size || defined source_view || defined span || defined special_values || \
    defined specialisation || defined sqrt || defined square || defined src_byte_size || \
    defined src_offset || defined stack_bytes || defined stale || defined start || \
    defined started_ || defined state || defined status || defined std || defined step || \
    defined storage || defined store || defined stored || defined stored_texel || defined stride \
    || defined stride_ || defined string || defined subscript || defined sum || \
    defined supports_cpu_shared_memory || defined supports_double_precision || \
    defined supports_limited_double_precision || defined swapped_dimension || defined synchronize \
    || defined synchronize_async || defined synchronize_to || defined synchronize_to_async || \
    defined t || defined tag || defined tail || defined take_buffer || defined taken || \
    defined tan || defined tanh || defined tanpi || defined target || defined target_bits || \
    defined target_levels || defined task || defined task_maker || defined task_of || \
    defined template_name || defined template_name_ti || defined template_name_tz || defined terms \
    || defined texel || defined texel_bytes || defined texel_memory || defined texel_memory_range \
    || defined texel_scalar || defined texel_source || defined texel_value || defined texels || \
    defined texels_before_level || defined texels_between || defined text || defined texture || \
    defined texture_access || defined texture_filter || defined texture_format || \
    defined texture_gather || defined texture_object || defined texture_part || \
    defined texture_place || defined texture_size || defined texture_view || defined tgamma || \
    defined tgammaf || defined then || defined thread || defined through_reference || \
    defined throw_bad_count || defined throw_bad_extent || defined throw_bad_projection || \
    defined throw_bad_reshape
#define __AMPCC_NAMES_10
#pragma push_macro("site")
#undef site
#pragma push_macro("site_count")
#undef site_count
#pragma push_macro("site_of")
#undef site_of
#pragma push_macro("sites")
#undef sites
#pragma push_macro("size")
#undef size
#pragma push_macro("size_")
#undef size_
#pragma push_macro("size_t")
#undef size_t
#pragma push_macro("size_type")
#undef size_type
#pragma push_macro("sizes")
#undef sizes
#pragma push_macro("slice")
#undef slice
#pragma push_macro("small")
#undef small
#pragma push_macro("smoothstep")
#undef smoothstep
#pragma push_macro("snorm")
#undef snorm
#pragma push_macro("source")
#undef source
#pragma push_macro("source_")
#undef source_
#pragma push_macro("source_accelerator_view")
#undef source_accelerator_view
#pragma push_macro("source_bits")
#undef source_bits
#pragma push_macro("source_levels")
#undef source_levels
#pragma push_macro("source_size")
#undef source_size
#pragma push_macro("source_view")
#undef source_view
#pragma push_macro("span")
#undef span
#pragma push_macro("special_values")
#undef special_values
#pragma push_macro("specialisation")
#undef specialisation
#pragma push_macro("sqrt")
#undef sqrt
#pragma push_macro("square")
#undef square
#pragma push_macro("src_byte_size")
#undef src_byte_size
#pragma push_macro("src_offset")
#undef src_offset
#pragma push_macro("stack_bytes")
#undef stack_bytes
#pragma push_macro("stale")
#undef stale
#pragma push_macro("start")
#undef start
#pragma push_macro("started_")
#undef started_
#pragma push_macro("state")
#undef state
#pragma push_macro("status")
#undef status
#pragma push_macro("std")
#undef std
#pragma push_macro("step")
#undef step
#pragma push_macro("storage")
#undef storage
#pragma push_macro("store")
#undef store
#pragma push_macro("stored")
#undef stored
#pragma push_macro("stored_texel")
#undef stored_texel
#pragma push_macro("stride")
#undef stride
#pragma push_macro("stride_")
#undef stride_
#pragma push_macro("string")
#undef string
#pragma push_macro("subscript")
#undef subscript
#pragma push_macro("sum")
#undef sum
#pragma push_macro("supports_cpu_shared_memory")
#undef supports_cpu_shared_memory
#pragma push_macro("supports_double_precision")
#undef supports_double_precision
#pragma push_macro("supports_limited_double_precision")
#undef supports_limited_double_precision
#pragma push_macro("swapped_dimension")
#undef swapped_dimension
#pragma push_macro("synchronize")
#undef synchronize
#pragma push_macro("synchronize_async")
#undef synchronize_async
#pragma push_macro("synchronize_to")
#undef synchronize_to
#pragma push_macro("synchronize_to_async")
#undef synchronize_to_async
#pragma push_macro("t")
#undef t
#pragma push_macro("tag")
#undef tag
#pragma push_macro("tail")
#undef tail
#pragma push_macro("take_buffer")
#undef take_buffer
#pragma push_macro("taken")
#undef taken
#pragma push_macro("tan")
#undef tan
#pragma push_macro("tanh")
#undef tanh
#pragma push_macro("tanpi")
#undef tanpi
#pragma push_macro("target")
#undef target
#pragma push_macro("target_bits")
#undef target_bits
#pragma push_macro("target_levels")
#undef target_levels
#pragma push_macro("task")
#undef task
#pragma push_macro("task_maker")
#undef task_maker
#pragma push_macro("task_of")
#undef task_of
#pragma push_macro("template_name")
#undef template_name
#pragma push_macro("template_name_ti")
#undef template_name_ti
#pragma push_macro("template_name_tz")
#undef template_name_tz
#pragma push_macro("terms")
#undef terms
#pragma push_macro("texel")
#undef texel
#pragma push_macro("texel_bytes")
#undef texel_bytes
#pragma push_macro("texel_memory")
#undef texel_memory
#pragma push_macro("texel_memory_range")
#undef texel_memory_range
#pragma push_macro("texel_scalar")
#undef texel_scalar
#pragma push_macro("texel_source")
#undef texel_source
#pragma push_macro("texel_value")
#undef texel_value
#pragma push_macro("texels")
#undef texels
#pragma push_macro("texels_before_level")
#undef texels_before_level
#pragma push_macro("texels_between")
#undef texels_between
#pragma push_macro("text")
#undef text
#pragma push_macro("texture")
#undef texture
#pragma push_macro("texture_access")
#undef texture_access
#pragma push_macro("texture_filter")
#undef texture_filter
#pragma push_macro("texture_format")
#undef texture_format
#pragma push_macro("texture_gather")
#undef texture_gather
#pragma push_macro("texture_object")
#undef texture_object
#pragma push_macro("texture_part")
#undef texture_part
#pragma push_macro("texture_place")
#undef texture_place
#pragma push_macro("texture_size")
#undef texture_size
#pragma push_macro("texture_view")
#undef texture_view
#pragma push_macro("tgamma")
#undef tgamma
#pragma push_macro("tgammaf")
#undef tgammaf
#pragma push_macro("then")
#undef then
#pragma push_macro("thread")
#undef thread
#pragma push_macro("through_reference")
#undef through_reference
#pragma push_macro("throw_bad_count")
#undef throw_bad_count
#pragma push_macro("throw_bad_extent")
#undef throw_bad_extent
#pragma push_macro("throw_bad_projection")
#undef throw_bad_projection
#pragma push_macro("throw_bad_reshape")
#undef throw_bad_reshape
#endif
#if defined throw_bad_section || defined throw_error || defined throw_long_row || \
    defined throw_no_cpu_access || defined throw_short_source || defined throw_too_few_elements || \
    defined throw_too_large || defined tile || defined tile_barrier || defined tile_cell || \
    defined tile_dim0 || defined tile_dim1 || defined tile_dim2 || defined tile_extent || \
    defined tile_index || defined tile_origin || defined tile_static_memory_fence || \
    defined tile_use || defined tile_words || defined tiled || defined tiled_extent || \
    defined tiled_index || defined time || defined time_point || defined times_root2 || \
    defined tiny || defined title || defined tls_model || defined to || defined to_inside || \
    defined to_offset || defined to_string || defined to_task || defined to_texels || \
    defined traits || defined transfer || defined true_type || defined trunc || defined truncate \
    || defined tuple_element || defined tuple_size || defined type || defined typed_constant || \
    defined typed_number || defined typed_value || defined types || defined u32 || defined u64 || \
    defined u8 || defined uint || defined uint32 || defined uint32_t || defined uint64 || \
    defined uint64_t || defined uint_2 || defined uint_4 || defined ulong || defined umax || \
    defined umin || defined unbound || defined unbounded_source || defined underlying_type || \
    defined unique_ptr || defined unit || defined unmaps || defined unorm || defined unqualified \
    || defined unregister_module || defined unsupported_feature || defined uploaded_bytes || \
    defined uploads || defined use || defined use_asks_more || defined use_is_atomic || \
    defined use_of_word || defined use_reads || defined use_stores || defined use_stores_known || \
    defined use_stores_object || defined use_updates || defined used || defined user_place || \
    defined uses_double || defined usual || defined usual_bit || defined usual_bits || defined v \
    || defined v1 || defined v2 || defined v3 || defined v4 || defined val || defined valid || \
    defined value || defined value_ || defined value_form_of || defined value_type || \
    defined variant_count || defined variants || defined vector
#define __AMPCC_NAMES_11
#pragma push_macro("throw_bad_section")
#undef throw_bad_section
#pragma push_macro("throw_error")
#undef throw_error
#pragma push_macro("throw_long_row")
#undef throw_long_row
#pragma push_macro("throw_no_cpu_access")
#undef throw_no_cpu_access
#pragma push_macro("throw_short_source")
#undef throw_short_source
#pragma push_macro("throw_too_few_elements")
#undef throw_too_few_elements
#pragma push_macro("throw_too_large")
#undef throw_too_large
#pragma push_macro("tile")
#undef tile
#pragma push_macro("tile_barrier")
#undef tile_barrier
#pragma push_macro("tile_cell")
#undef tile_cell
#pragma push_macro("tile_dim0")
#undef tile_dim0
#pragma push_macro("tile_dim1")
#undef tile_dim1
#pragma push_macro("tile_dim2")
#undef tile_dim2
#pragma push_macro("tile_extent")
#undef tile_extent
#pragma push_macro("tile_index")
#undef tile_index
#pragma push_macro("tile_origin")
#undef tile_origin
#pragma push_macro("tile_static_memory_fence")
#undef tile_static_memory_fence
#pragma push_macro("tile_use")
#undef tile_use
#pragma push_macro("tile_words")
#undef tile_words
#pragma push_macro("tiled")
#undef tiled
#pragma push_macro("tiled_extent")
#undef tiled_extent
#pragma push_macro("tiled_index")
#undef tiled_index
#pragma push_macro("time")
#undef time
#pragma push_macro("time_point")
#undef time_point
#pragma push_macro("times_root2")
#undef times_root2
#pragma push_macro("tiny")
#undef tiny
#pragma push_macro("title")
#undef title
#pragma push_macro("tls_model")
#undef tls_model
#pragma push_macro("to")
#undef to
#pragma push_macro("to_inside")
#undef to_inside
#pragma push_macro("to_offset")
#undef to_offset
#pragma push_macro("to_string")
#undef to_string
#pragma push_macro("to_task")
#undef to_task
#pragma push_macro("to_texels")
#undef to_texels
#pragma push_macro("traits")
#undef traits
#pragma push_macro("transfer")
#undef transfer
#pragma push_macro("true_type")
#undef true_type
#pragma push_macro("trunc")
#undef trunc
#pragma push_macro("truncate")
#undef truncate
#pragma push_macro("tuple_element")
#undef tuple_element
#pragma push_macro("tuple_size")
#undef tuple_size
#pragma push_macro("type")
#undef type
#pragma push_macro("typed_constant")
#undef typed_constant
#pragma push_macro("typed_number")
#undef typed_number
#pragma push_macro("typed_value")
#undef typed_value
#pragma push_macro("types")
#undef types
#pragma push_macro("u32")
#undef u32
#pragma push_macro("u64")
#undef u64
#pragma push_macro("u8")
#undef u8
#pragma push_macro("uint")
#undef uint
#pragma push_macro("uint32")
#undef uint32
#pragma push_macro("uint32_t")
#undef uint32_t
#pragma push_macro("uint64")
#undef uint64
#pragma push_macro("uint64_t")
#undef uint64_t
#pragma push_macro("uint_2")
#undef uint_2
#pragma push_macro("uint_4")
#undef uint_4
#pragma push_macro("ulong")
#undef ulong
#pragma push_macro("umax")
#undef umax
#pragma push_macro("umin")
#undef umin
#pragma push_macro("unbound")
#undef unbound
#pragma push_macro("unbounded_source")
#undef unbounded_source
#pragma push_macro("underlying_type")
#undef underlying_type
#pragma push_macro("unique_ptr")
#undef unique_ptr
#pragma push_macro("unit")
#undef unit
#pragma push_macro("unmaps")
#undef unmaps
#pragma push_macro("unorm")
#undef unorm
#pragma push_macro("unqualified")
#undef unqualified
#pragma push_macro("unregister_module")
#undef unregister_module
#pragma push_macro("unsupported_feature")
#undef unsupported_feature
#pragma push_macro("uploaded_bytes")
#undef uploaded_bytes
#pragma push_macro("uploads")
#undef uploads
#pragma push_macro("use")
#undef use
#pragma push_macro("use_asks_more")
#undef use_asks_more
#pragma push_macro("use_is_atomic")
#undef use_is_atomic
#pragma push_macro("use_of_word")
#undef use_of_word
#pragma push_macro("use_reads")
#undef use_reads
#pragma push_macro("use_stores")
#undef use_stores
#pragma push_macro("use_stores_known")
#undef use_stores_known
#pragma push_macro("use_stores_object")
#undef use_stores_object
#pragma push_macro("use_updates")
#undef use_updates
#pragma push_macro("used")
#undef used
#pragma push_macro("user_place")
#undef user_place
#pragma push_macro("uses_double")
#undef uses_double
#pragma push_macro("usual")
#undef usual
#pragma push_macro("usual_bit")
#undef usual_bit
#pragma push_macro("usual_bits")
#undef usual_bits
#pragma push_macro("v")
#undef v
#pragma push_macro("v1")
#undef v1
#pragma push_macro("v2")
#undef v2
#pragma push_macro("v3")
#undef v3
#pragma push_macro("v4")
#undef v4
#pragma push_macro("val")
#undef val
#pragma push_macro("valid")
#undef valid
#pragma push_macro("value")
#undef value
#pragma push_macro("value_")
#undef value_
#pragma push_macro("value_form_of")
#undef value_form_of
#pragma push_macro("value_type")
#undef value_type
#pragma push_macro("variant_count")
#undef variant_count
#pragma push_macro("variants")
#undef variants
#pragma push_macro("vector")
#undef vector
#endif
#if defined version || defined view || defined view_as || defined view_bit || defined view_shape \
    || defined visibility || defined volatile_qualifier || defined w || defined wait || \
    defined wait_for || defined wait_until || defined wait_with_all_memory_fence || \
    defined wait_with_global_memory_fence || defined wait_with_tile_static_memory_fence || \
    defined wanted || defined weak || defined weigh || defined weigh_border || defined weighed || \
    defined weight || defined what || defined when || defined where || defined whole || \
    defined whole_ || defined whole_part || defined whose || defined wide || defined widen_half || \
    defined widened || defined width || defined widths || defined with || defined word || \
    defined words || defined words_ || defined words_of_storage || defined work || \
    defined work_group || defined wrap || defined wrap_host_memory || defined writable || \
    defined write || defined writeonly_texture_view || defined written || defined wstring || \
    defined x || defined y || defined z || defined zero_from
#define __AMPCC_NAMES_12
#pragma push_macro("version")
#undef version
#pragma push_macro("view")
#undef view
#pragma push_macro("view_as")
#undef view_as
#pragma push_macro("view_bit")
#undef view_bit
#pragma push_macro("view_shape")
#undef view_shape
#pragma push_macro("visibility")
#undef visibility
#pragma push_macro("volatile_qualifier")
#undef volatile_qualifier
#pragma push_macro("w")
#undef w
#pragma push_macro("wait")
#undef wait
#pragma push_macro("wait_for")
#undef wait_for
#pragma push_macro("wait_until")
#undef wait_until
#pragma push_macro("wait_with_all_memory_fence")
#undef wait_with_all_memory_fence
#pragma push_macro("wait_with_global_memory_fence")
#undef wait_with_global_memory_fence
#pragma push_macro("wait_with_tile_static_memory_fence")
#undef wait_with_tile_static_memory_fence
#pragma push_macro("wanted")
#undef wanted
#pragma push_macro("weak")
#undef weak
#pragma push_macro("weigh")
#undef weigh
#pragma push_macro("weigh_border")
#undef weigh_border
#pragma push_macro("weighed")
#undef weighed
#pragma push_macro("weight")
#undef weight
#pragma push_macro("what")
#undef what
#pragma push_macro("when")
#undef when
#pragma push_macro("where")
#undef where
#pragma push_macro("whole")
#undef whole
#pragma push_macro("whole_")
#undef whole_
#pragma push_macro("whole_part")
#undef whole_part
#pragma push_macro("whose")
#undef whose
#pragma push_macro("wide")
#undef wide
#pragma push_macro("widen_half")
#undef widen_half
#pragma push_macro("widened")
#undef widened
#pragma push_macro("width")
#undef width
#pragma push_macro("widths")
#undef widths
#pragma push_macro("with")
#undef with
#pragma push_macro("word")
#undef word
#pragma push_macro("words")
#undef words
#pragma push_macro("words_")
#undef words_
#pragma push_macro("words_of_storage")
#undef words_of_storage
#pragma push_macro("work")
#undef work
#pragma push_macro("work_group")
#undef work_group
#pragma push_macro("wrap")
#undef wrap
#pragma push_macro("wrap_host_memory")
#undef wrap_host_memory
#pragma push_macro("writable")
#undef writable
#pragma push_macro("write")
#undef write
#pragma push_macro("writeonly_texture_view")
#undef writeonly_texture_view
#pragma push_macro("written")
#undef written
#pragma push_macro("wstring")
#undef wstring
#pragma push_macro("x")
#undef x
#pragma push_macro("y")
#undef y
#pragma push_macro("z")
#undef z
#pragma push_macro("zero_from")
#undef zero_from
#endif
